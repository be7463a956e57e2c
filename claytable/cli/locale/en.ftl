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
ambiguous = More than one choice matches:
unknown-answer = No choice matches “{ $typed }”. Type a number from 1 to { $last } or part of a name, or “? { $typed }” to see why not.
allowed = You can choose this now: { $option }
why-not-none = Nothing in this game matches “{ $typed }”.
why-not-nothing = Nothing is ruled out here: every possible choice is listed.
why-not-all = Not possible now:
why-not-more =
    { $count ->
        [one] 1 more. To narrow it down, type ? and a word.
       *[other] { $count } more. To narrow it down, type ? and a word.
    }
why-not-silent = { $option }: this is not part of the current decision.
undone = Undone.
undo-nothing = You have nothing to undo.
undo-revealed = You cannot undo this: hidden information was revealed, or another player has answered.
rules-ask = Search the rules (words or a number): r SEARCH
rules-none = No rules match “{ $search }”.
rules-decision = Unclear in the rulebook: { $doubt } Our ruling: { $decision }
saved = Saved: { $file }
save-failed = The game could not be saved: { $reason }
resume-hint = To continue later, run: { $command }
pass-screen = It is { $seat }'s turn. Give them the screen and press Enter.
resumed = Resuming { $file }
reconstructed = { $ours } of { $total } printed values are our reconstructions and may differ from your copy. For details, run “claytable provenance”.
at-the-real-table = At the real table:
no-bots = At the real table only people see the board: there are no hints.
which-game = Which game? (number or name)
in-english = { $game } is not available in your language yet, so you play it in English.
learn-how = Open a chapter by its number or name: { $command }
learn-help = number/name · ? rules · s show it · q quit
learn-other = { $option }: that is allowed, but it is not what this chapter is about. It would do this:
learn-asks = { $option }: that is allowed, but it is not what this chapter is about. It would lead to another question.
learn-unknown = No choice matches “{ $typed }”. Type a number from 1 to { $last }, or part of a name.
learn-done = Done. That was this chapter.
analyse-title =
    { $turns ->
        [one] { $game }: 1 turn
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
        [0] { $seat }: { $loss } points lost per turn, no mistakes.
        [one] { $seat }: { $loss } points lost per turn, 1 mistake.
       *[other] { $seat }: { $loss } points lost per turn, { $mistakes } mistakes.
    }
analyse-decided = Turn { $turn } ({ $seat }) moved the odds most in favour of { $winner }: by { $swing } %.
analyse-how = A turn is a mistake if it lost at least half a point, and more than twice its standard error (±).
