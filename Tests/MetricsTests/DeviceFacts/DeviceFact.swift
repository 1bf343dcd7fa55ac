import CoreGraphics
import Testing

/// A number that was measured on Apple's system.
///
/// New facts come in with a source only: what was never seen is no fact.
struct DeviceFact: CustomStringConvertible {
  /// Of what it is the number.
  let name: String
  /// In points.
  let value: CGFloat
  let source: Source
  /// How far the engine's number may be from it, in points: a pixel at three a point unless it is told.
  let tolerance: CGFloat

  enum Source: String {
    /// A frame or picture that a simulator with iOS 18.5 gave.
    case iOS18 = "a simulator with iOS 18.5"
    /// The same of a simulator with iOS 26.2.
    case iOS26 = "a simulator with iOS 26.2"
    /// A frame that Xcode's Interface Builder wrote into many apps' files.
    case interfaceBuilder = "Interface Builder"
  }

  init(_ name: String, _ value: CGFloat, _ source: Source = .iOS18, tolerance: CGFloat = 0.34) {
    self.name = name
    self.value = value
    self.source = source
    self.tolerance = tolerance
  }

  var description: String { "\(name) is \(value), by \(source.rawValue)" }

  /// Fails the test if the engine's number is another.
  func check(_ measured: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      abs(measured - value) <= tolerance, "\(self); here \(measured)",
      sourceLocation: sourceLocation)
  }
}
