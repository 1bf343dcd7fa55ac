// XCUIAutomation: XCUITest's API on top of `AutomationTarget` and the accessibility tree. It knows no view types,
// except where an app is hosted in the test's own process. May import SwiftUI, TestReporting, CoreLocation and what
// stands below them; never another test library.

@_exported import CoreGraphics
// Predicates in Foundation's format language.
@_exported import FoundationAdditions
@_exported import TestReporting
@_exported import XCTest
