import SwiftUI

/// Where the user is.
///
/// Differs from Apple's: where the user is is not known here, so that nothing is shown, as for an app that may
/// not know it.
public struct UserAnnotation: MapContent {
  public typealias Body = Never

  public init() {}

  public func _mapItems(_ inputs: _MapInputs) -> [_MapItem] { [] }
}
