import SwiftUI

/// The ground of a widget on the lock screen.
///
/// Differs from Apple's: the same faint ground everywhere; how the system tints it on a lock screen is not known here.
@preconcurrency @MainActor
public struct AccessoryWidgetBackground: View {
  public init() {}

  public var body: some View { Rectangle().fill(.quaternary) }
}
