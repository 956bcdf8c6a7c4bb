# Lessons in the browser.

web-learn-lessons = Learn by playing
web-learn-lessons-help = Short lessons at the real table, a minute or so each. What you have done is remembered in this browser only.
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
web-learn-take-back = Take back and try again
