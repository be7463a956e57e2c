"""Whether a cost can be met, with everything that may be done while it is being paid.

**The problem.** An action is offered only if it can be finished (INV-103), and a cost in this game is rarely a matter
of counting Silver. While it is being paid, a Device Card may be played for its edge, two cards may be discarded, a
colour bonus used, a Craftsperson used to spend 1 Silver less. A Craftsperson who is paid rises; if that empties the
lowest Tower tile the tower progresses and brings dice, cards, Silver or Influence; a die that is brightened may step
up in the Study for another gain, or reach Inspired and bring the Influence that was missing. Each of these can make
the next one possible (INV-062).

**What is compared.** `Due` (in `clauses`) is the cost: Silver, Craftspeople by name and of choice, Influence, cards.
A `Purse` is what matters of the payer's board: Silver, the Craftspeople with their levels, Guilds, dice, Study, cards
by what their edge does. Gains that are on their way, such as the effects of a progressing tower, are *promises*.

**Three stages**, the cheapest first; most questions end in the first two.

1. *Within reach* (`bounds.within_reach`): the cost can be met as things stand, or by refreshing and brightening
   exactly what is missing. A yes is certain.
2. *Hopeless* (`bounds.hopeless`): four bounds say how many gains are missing at least, for cards, Craftspeople,
   Silver and Influence. If all that could still be gained is less, a no is certain. The bounds are generous on
   purpose: each gain counts for whatever is missing.
3. *Lines of play* (`lines.solvent`): otherwise every act that could help is tried on a copy of the purse, and both
   questions are asked again. Every act uses something up and no state is looked at twice, so the search ends, and its
   answer is exact. Answers are remembered in the box (`box.solved`): they depend on the purse alone, so all tables
   with that box share them.

**What the payer cannot know is not assumed.** A card that is still to be drawn counts as a card that can be discarded
and nothing more (INV-103). Dice that a gain would roll count by their colour.

| module | what it holds |
|---|---|
| `costs` | the questions that the rest of the game asks: `can_meet`, `may_meet`, `spare_cards` |
| `purse` | the payer's means, and how paying and gaining change them |
| `bounds` | what can be said at a glance |
| `lines` | the search |
| `means` | the arithmetic that they share |

An independent brute force is compared with the answers in random games and on boards made to be tight
(`tests/inventors/test_options.py`).
"""
