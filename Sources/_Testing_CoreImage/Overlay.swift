// Empty on purpose: the overlay that Swift Testing imports wherever CoreImage is imported beside it.
