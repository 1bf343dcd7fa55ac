// What Foundation has on iOS by the Objective-C runtime, and what it lacks on Linux besides.
//
// Classes say by tables (`ClassTable`) which methods and properties Objective-C would find by name;
// selectors, key-value coding and observing work on them. May import Device, for the clock and for
// mistakes that end an app on iOS, Combine and os.

@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Observation

// Apple's Foundation has these two of Combine's names, and no others: models that import nothing else use them.
@_exported import protocol Combine.ObservableObject
@_exported import struct Combine.Published

// What C code calls on iOS without importing more than Foundation.
@_exported import typealias os.os_unfair_lock
@_exported import func os.os_unfair_lock_lock
@_exported import typealias os.os_unfair_lock_s
@_exported import typealias os.os_unfair_lock_t
@_exported import func os.os_unfair_lock_trylock
@_exported import func os.os_unfair_lock_unlock
