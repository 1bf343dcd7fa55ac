// SwiftUI: views, modifiers, styles and state; the graph that evaluates, lays out and animates them; scenes, and
// the host that shows views in UIKit's windows. `Graph` is the engine, and knows no feature; each view and
// modifier is one file in the folder of its concept.
// May import UIKit and what stands below it, and no test library. Imported with it, as on iOS: UIKit, Combine,
// Foundation and Observation.

@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
