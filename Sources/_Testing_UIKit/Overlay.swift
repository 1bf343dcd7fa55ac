// Empty on purpose: the overlay that Swift Testing imports wherever UIKit is imported beside it.
