"""At the real table: the printed opponents of games that lie on the table as cardboard, one package for each game.

A companion is a game of its own on the same core. Its table is the opponent's cards and what the opponent has; its
questions go to the person who looks at the board. It knows its own game and no other.
"""
