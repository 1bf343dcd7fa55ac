// SwiftUI: views, modifiers, styles and state; the graph that evaluates, lays out and animates them; scenes, and
// the host that shows views in UIKit's windows. `Graph` is the engine, and knows no feature; each view and
// modifier is one file in the folder of its concept.
// May import UIKit, CoreTransferable and what stands below them, and no test library. Imported with it, as on iOS: both
// of them, Foundation and Observation, and of Combine what Apple's Foundation names, so that an app may have a
// `Subscription` of its own.

@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

@_exported import protocol Combine.ObservableObject
@_exported import struct Combine.Published
