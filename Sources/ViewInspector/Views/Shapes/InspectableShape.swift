import SwiftUI

/// Something with an outline that inspection can read.
///
/// All shapes can be inspected; conforming to the protocol is not needed, but does no harm.
@preconcurrency @MainActor
public protocol InspectableShape {
  func path(in rect: CGRect) -> Path
}

extension Rectangle: InspectableShape {}
extension RoundedRectangle: InspectableShape {}
extension UnevenRoundedRectangle: InspectableShape {}
extension Circle: InspectableShape {}
extension Ellipse: InspectableShape {}
extension Capsule: InspectableShape {}
extension Path: InspectableShape {}
