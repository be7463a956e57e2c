help = number/name · ? why not · h hint · u undo · r rules · t table · b board · l log · p points · s save · q quit
practise-task = Find the turn that gains { $gain } points.
practise-how = Open a puzzle by its number: { $command }
practise-solved = Solved: at most { $lost } points (± { $error }) behind the best turn that is known.
practise-lost = { $lost } points (± { $error }) behind the best turn that is known.
practise-best = The best turn that is known:
hint-then = then: { $what }
points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
hint-gets = brings: { $what }
hint-pays = costs: { $what }
hint-ahead =
    { $sure ->
        [certain] { $points } points better than “{ $next }” (± { $error })
        [likely] probably better than “{ $next }”: by { $points } points (± { $error })
       *[even] about as good as “{ $next }”
    }
asks = { $seat }: { $question }
winner = { $seat } wins.
scores-final = Final scores
scores-now = Scores if the game ended now
total = Total
ambiguous = Several answers fit:
unknown-answer = No answer fits “{ $typed }”. Type a number from 1 to { $last }, or part of a name; ? { $typed } says why not.
allowed = This is allowed now: { $option }
why-not-none = Nothing that fits “{ $typed }” is known here.
why-not-nothing = No rule forbids anything here: what could be chosen is offered.
why-not-all = Not possible now:
why-not-more =
    { $count ->
        [one] One more. Narrow it down: ? and a word.
       *[other] { $count } more. Narrow it down: ? and a word.
    }
why-not-silent = { $option }: this is not what is being asked.
undone = Taken back.
undo-nothing = There is no answer of yours to take back.
undo-revealed = It cannot be taken back: something hidden was revealed, or another seat has answered.
rules-ask = Search the rules (words or a number): r SEARCH
rules-none = No rule says “{ $search }”.
rules-decision = In doubt: { $doubt } Here: { $decision }
saved = Saved: { $file }
save-failed = It could not be saved: { $reason }
resume-hint = Go on later with: { $command }
pass-screen = It is { $seat }'s turn. Give them the screen and press Enter.
resumed = Going on with { $file }
reconstructed = { $ours } of { $total } printed values are reconstructed and may differ from the box: see “claytable provenance”.
which-game = Which game? (number or name)
in-english = { $game } has no words in your language yet: it is played in English.
learn-how = Open a chapter by its number or name: { $command }
learn-help = number/name · ? rules · s show it · q quit
learn-other = { $option }: that is allowed, but not what this chapter is about. It would do this:
learn-asks = { $option }: that is allowed, but not what this chapter is about. It would lead to another question.
learn-unknown = No answer fits “{ $typed }”. Type a number from 1 to { $last }, or part of a name.
learn-done = Done. That was this chapter.
analyse-title =
    { $turns ->
        [one] { $game }: one turn
       *[other] { $game }: { $turns } turns
    }
analyse-turn = Turn
analyse-who = Who
analyse-odds = Odds
analyse-lost = Points lost
analyse-played = Played
analyse-better = Better
analyse-open = open
analyse-graph = Each seat's odds of winning, in per cent, turn by turn
analyse-average =
    { $mistakes ->
        [0] { $seat }: { $loss } points lost a turn, no mistakes.
        [one] { $seat }: { $loss } points lost a turn, one mistake.
       *[other] { $seat }: { $loss } points lost a turn, { $mistakes } mistakes.
    }
analyse-decided = Turn { $turn } ({ $seat }) moved the odds most in favour of { $winner }: by { $swing } %.
analyse-how = A turn is a mistake if it lost at least half a point, and more than twice its standard error (±).
