# Lessons in the browser.

web-learn-lessons = Learn by playing
web-learn-lessons-help = Short lessons at the real table, a minute or so each, the last one longer. What you have done is remembered in this browser only.
web-learn-begin = Begin
web-learn-go-on = Go on
web-learn-extras = More, one topic each
web-learn-done = done
web-learn-course = All lessons
web-learn-next-lesson = Next lesson
web-learn-step = Step { $n } of { $of }
web-learn-next = Go on
web-learn-back = Back
web-learn-show = Show me
web-learn-show-turn = Show me a turn
web-learn-hurry = Faster
web-learn-look = Nothing to choose now: see the lesson
web-learn-extra = Extra
web-learn-take-back = Take back and try again

## The page of a title

web-learn-rules = The rules
web-learn-rules-help = In chapters, with pictures; each rule has its number.
web-learn-chapter =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
web-learn-short-help = How it is won, what a turn is, what to do first.
web-learn-sheet = Reference sheet
web-learn-sheet-help = The game on one page, to print and lay beside the board.
web-learn-print = Print
web-learn-questions = Questions people ask
web-learn-questions-help = Where the rulebook is silent, and how we decided.
web-learn-first-game = A first game with a coach
web-learn-first-game-help = Against two bots of the first level. Beside the board a coach tells what matters, asks before a clear mistake, and falls silent where you no longer need it.
web-learn-first-game-begin = Play with the coach
web-learn-refused =
    { $n ->
        [one] You seem least sure of the rule “{ $rule }”: it has stopped you once. It helps to look at:
       *[other] You seem least sure of the rule “{ $rule }”: it has stopped you { $n } times. It helps to look at:
    }
web-learn-unused = You have not used the rule “{ $rule }” yet. It helps to look at:
web-learn-read-rule = The rule
