import Testing

/// Tests of tips, one after the other: an app has one store of tips.
@Suite(.serialized) struct TipTests {}
