# Words that may be typed at the terminal, each with the word of the notation it stands for.
ceylon-typed =
    sow=plant pick=harvest sell=deliver go=move hire=contract research=technology money=rupees
