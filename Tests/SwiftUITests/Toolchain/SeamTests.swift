import Device
import Foundation
import TestReporting
import Testing

@testable import SwiftUI

/// Everything that the package relies on without a promise holds on the toolchain that runs the tests.
@MainActor
@Suite struct SeamTests {
  nonisolated private static var names: [String] {
    [
      "Arguments of apps in the process of their tests",
      "Ending a test after a wait of XCTest's",
      "Ending a test at its first failure",
      "Expressions and comparisons of predicates",
      "Failing a test for a mistake",
      "Failures and settings of XCTest's tests",
      "Finding what views do for their layers",
      "Finding which controllers show others",
      "Knowing which library calls",
      "Listing main actor tests of XCTest",
      "Looking strings up",
      "Making annotation views of registered classes",
      "Making cells and headers of registered classes",
      "Making controllers of classes known at run time",
      "Making gesture recognizers of storyboards",
      "Making objects of classes known at run time",
      "Making presentations of layers",
      "Making segues of classes that storyboards name",
      "Making views of registered classes",
      "Numbers in texts",
      "Objects that become ones of subclasses",
      "Observing properties by key paths",
      "Overriding methods of file managers",
      "Overriding methods of notification centers",
      "Places of failures in other processes and in storyboards",
      "Placing errors that tests throw",
      "Rectangles inside of others",
      "Room on the stack",
      "Running XCTest's tests in another order",
      "Running each test of XCTest on a stack of its own",
      "Seeing delays and sleeping tasks",
      "Seeing run loops",
      "Seeing sleeping threads",
      "Seeing timer sources",
      "Seeing timers of run loops",
      "Seeing waits that time out",
      "Seeing whether the main queue is empty",
      "Seeing whether threads rest",
      "The bundle of a package's app",
      "The device's calendar",
      "The device's clocks in an app of its own",
      "The device's locale",
      "The fields of views",
      "The key paths of predicates",
      "The library folder",
      "The suites of user defaults",
      "The texts of errors",
      "Timers of run loops on a busy machine",
      "Timers that are made of an interval",
      "User defaults",
    ]
  }

  @Test(arguments: names)
  func theSeamIsIntact(_ name: String) throws {
    let seam = try #require(ToolchainProbe.seams.first { $0.name == name })
    #expect(seam.check() == nil)
  }

  @Test func eachSeamHasATestAndSaysWhatItCosts() {
    let seams = ToolchainProbe.seams
    #expect(seams.map(\.name) == Self.names)
    for seam in seams {
      #expect(seam.cost.hasSuffix("."), "\(seam.name)")
      #expect(!seam.need.isEmpty, "\(seam.name)")
    }
  }

  @Test func theElementsOfATupleAreFound() throws {
    let tuple = try #require(TypeFields(ofTuple: (Int8, named: String, (Bool, Bool)).self))
    #expect(tuple.isComplete)
    #expect(tuple.fields.map(\.name) == [".0", "named", ".2"])
    #expect(tuple.fields.map(\.offset) == [0, 8, 24])
    #expect(TypeFields(ofTuple: Text.self) == nil)
    #expect(TypeFields(ofTuple: Void.self)?.fields.isEmpty == true)
  }
}
