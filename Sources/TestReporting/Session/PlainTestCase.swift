import XCTest

/// XCTest's own class, for those who define one of the same name.
public typealias _PlainTestCase = XCTestCase
