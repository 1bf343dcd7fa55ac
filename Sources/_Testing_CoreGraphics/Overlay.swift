// Empty on purpose: the overlay that Swift Testing imports wherever CoreGraphics is imported beside it.
