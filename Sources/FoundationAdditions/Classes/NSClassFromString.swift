import Foundation

/// The class of a name, as code written for Objective-C names it: with its module, without it for classes of
/// the app and of Apple's frameworks, or as `@objc(Name)` says; nil if there is none.
///
/// `NSClassFromString("XCTestCase")`, by which apps ask whether they are being tested, has an answer where tests
/// run.
public func NSClassFromString(objectiveC name: String) -> AnyClass? {
  ClassNames.foundationType(named: name) ?? ClassNames.type(named: name, module: nil)
}
