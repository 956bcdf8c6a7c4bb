# Tournaments and looks at the balance of a game: their commands and their reports.

## Commands

arena-help-balance = Play many games with bots, and write a report on how the game is balanced.
arena-arg-balance-bots = Bots that play, with commas; they change seats from game to game. easy if not given.
arena-arg-balance-n = Games for each number of players; 100 if not given.
arena-arg-balance-players = Numbers of players, such as 2,3,4; all there are if not given.
arena-arg-against = A second TOML file with component values, or box for those of the box; it plays the same deals, and both stand side by side.
arena-arg-report = HTML file for the report; balance-GAME.html if not given.
arena-arg-save = A file by its ending: .html a report, .json the sums, .csv or .parquet every game. May be repeated.
arena-arg-engine = local or ray: where games are played. Results are the same.
arena-arg-address = Address of a Ray cluster, such as 10.0.0.5:6379; without it Ray starts here.
arena-error-ending = { $file } ends in none of .html, .json, .csv, .parquet.
arena-error-players = Numbers of players are written like 2,3,4; “{ $given }” is not.
arena-written = Written: { $file }
arena-column-elo = Elo
arena-column-skill = Skill

## Numbers and signs

arena-percent = { $n } %
arena-hundredths = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-between = { $low } to { $high }
arena-times = { $n } ×
arena-value-none = none
arena-value-true = yes
arena-value-false = no
arena-players =
    { $n ->
        [1] Solo
       *[other] { $n } players
    }
arena-fair = 1 fair
arena-key-up = more wins than fair
arena-key-down = fewer wins than fair
arena-key-even = cannot be told from fair

## Every report

arena-contents = Contents
arena-board = The board at the start of a game
arena-made-by = Made by Teahouse.
arena-reading = How to read this
arena-again = The same report again:
arena-figure-games = games
arena-mean-points = points on average
arena-best-points = points of the best
arena-too-few = Too few games to say anything; play more with -n.
arena-between-them = { $n } more in between
arena-rare =
    { $n ->
        [one] { $n } more that fewer than { $few } seats had
       *[other] { $n } more that fewer than { $few } seats had
    }

## Balance

arena-balance-title = The balance of { $game }
arena-balance-under = { $games } games, played by { $bots }, seed { $seed }
arena-figure-lead = points ahead of the second
arena-figure-first = the fair share of wins, for the first player
arena-choices = choices in a game
arena-short = What stands out
arena-short-lead = The strongest cases first. A number of 1.5 × means half as many wins again as a fair share would give.
arena-luck =
    { $rows ->
        [one] Of { $rows } row in this report { $out } stands out.
       *[other] Of { $rows } rows in this report { $out } stand out. By luck alone it would be about { $luck }.
    }
arena-nothing-out = Nothing can be told from fair with this many games.
arena-changes = What was changed
arena-changes-lead = { $one } and { $two } were played on the same deals. ● is the first, ◆ the second.
arena-component = Component
arena-no-changes = Both have the same values.
arena-effect = What it does
arena-figure = Figure
arena-change = Change, 95 % interval
arena-box = the box
arena-seats = Order of play
arena-seats-lead = Who begins, and who comes after. All would stand on the dashed line if the order did not matter.
arena-order =
    { $n ->
        [1] First player
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Fifth
    }
arena-length = Length
arena-length-lead = In each plot: { $unit }. The line is the mean.
arena-points = Points
arena-points-lead = What players have in the end, over the same scale for every number of players. The line is the mean of all.
arena-everybody = everybody
arena-winners = winners
arena-winners-of = winners, { $name }
arena-others = the others
arena-summary = { $mean } on average, 8 in 10 from { $low } to { $high }
arena-sources = Where points come from
arena-sources-lead = Points of a player on average. Where winners are far ahead of the others, games are decided.
arena-row-note = { $aspect } · { $share } of seats
arena-had = { $share } of seats, { $times } times a game
arena-by-having = Seats that have it, and how often they win.
arena-by-more = Seats that do it more than the rest of their table, and how often they win.
arena-dealt = Chance deals it, so a lift is its own doing.
arena-chosen = Players choose it, so a lift may also mean that who is ahead can afford it.
arena-setting = Setting: { $name }
arena-setting-lead = Games of each kind, as if every number of players were there equally often.
arena-never = What never happens
arena-never-lead = In none of these games. Some of it needs other options, or better bots; the rest may be a rule nobody needs.
arena-never-events = Events nobody saw
arena-never-asked = Questions nobody was asked
arena-never-chosen =
    { $n ->
        [one] { $n } action that could be chosen and never was (and how often it could)
       *[other] { $n } actions that could be chosen and never were (and how often they could)
    }
arena-never-open =
    { $n ->
        [one] { $n } action that never was possible
       *[other] { $n } actions that never were possible
    }
arena-never-nothing = Everything there is has happened.
arena-reading-lift = A lift is the share of wins by the fair share: 1 is fair, 2 twice as many wins. With four players a fair share is one game in four. A shared victory counts in part.
arena-reading-interval = The bar is the 95 % interval (Wilson): where it reaches across the dashed line, more games may tell. Four times the games halve it.
arena-reading-cause = Only what chance deals has an effect of its own. What players choose may win, or go along with winning.
arena-reading-luck = One row in twenty stands out by luck alone. Play again with another seed before you change a number.
arena-reading-bots = Bots are not people. What weak bots never use may be strong in better hands: ask stronger ones too, with --bots.

## Tournaments

arena-tournament-title = Tournament of { $game }
arena-tournament-under =
    { $players ->
        [1] { $games } games alone, seed { $seed }
       *[other] { $games } games with { $players } players, seed { $seed }
    }
arena-figure-strongest = the strongest
arena-figure-bots = bots
arena-ratings = Ratings
arena-ratings-lead = Elo around a mean of 1500, with its 95 % interval. 100 more are 64 % of the games between two.
arena-no-openskill = Skill needs openskill: pip install "teahouse[arena]"
arena-skill = skill { $skill } ± { $doubt }
arena-matrix = Everybody against everybody
arena-matrix-lead = Share of wins of the bot in the row against the one in the column, with its 95 % interval. The fair share is { $fair }.
arena-alone = Alone
arena-bot = Bot
arena-opponent = Against
arena-wins = Wins
arena-their-points = of the best other
arena-options = Options of the game
arena-details = Every pair
arena-tournament-pairs = Each pair plays alone at the table: one bot of the first kind among bots of the second. It takes every seat in turn on the same deal, so neither seat nor luck favours it.
arena-tournament-share = Intervals of shares are Wilson’s, 95 %. Shared victories count in part.
arena-tournament-elo = Elo is the most likely one for all games together; the interval comes from drawing the deals again 200 times. Everybody is lent half a game won and half a game lost.
arena-tournament-skill = Skill is the like of TrueSkill (openskill, Bradley and Terry): 25 is where everybody begins, ± how much is still in doubt.
