// What Foundation has on iOS by the Objective-C runtime, and what it lacks on Linux besides.
//
// Classes say by tables (`ClassTable`) which methods and properties Objective-C would find by name;
// selectors, key-value coding and observing work on them. May import Device, for the clock and for
// mistakes that end an app on iOS.

@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
