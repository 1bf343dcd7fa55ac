import Foundation

/// A view that tells what its chart shows, for audio graphs.
///
/// Apple declares it in the framework Accessibility, which UIKit and SwiftUI bring along. Tests read the descriptor; no
/// sound is played.
@MainActor @preconcurrency
public protocol AXChart: NSObjectProtocol {
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}
