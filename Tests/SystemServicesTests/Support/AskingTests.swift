import Testing

/// Tests that answer for the user, one after the other: there is one user.
@Suite(.serialized) struct AskingTests {}
