import Testing

/// Everything, one test after the other: apps and the device are shared by the whole process.
@Suite(.serialized)
enum AllTests {}
