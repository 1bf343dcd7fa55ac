import CoreGraphics
import Testing

/// A number that was measured on Apple's system.
///
/// New facts come in with a source only: what was never seen is no fact. The engine's number is read from a view
/// that is laid out or from the pixels of a picture, never from the tables by which the engine draws.
struct DeviceFact: CustomStringConvertible {
  /// Of what it is the number.
  let name: String
  /// In points.
  let value: CGFloat
  let source: Source
  let certainty: Certainty

  /// Where a number comes from.
  struct Source: Sendable {
    let device: String
    let system: String

    /// A phone of which the width was not noted: 375, 390, 393 or 402 points.
    static let iOS18 = Source(device: "an iPhone simulator", system: "iOS 17.5 or 18.5")
    static let iOS26 = Source(device: "an iPhone simulator", system: "iOS 26.2")
    /// Frames in the files of many apps, which Xcode's Interface Builder wrote with the runtime of iOS.
    static let interfaceBuilder = Source(
      device: "the canvas of Interface Builder", system: "iOS 13 to 18")
    static let interfaceBuilder26 = Source(
      device: "the canvas of Interface Builder", system: "iOS 26")
    /// Tables of letters' distances that Apple has published.
    static let published = Source(device: "any device", system: "iOS 11 and later")

    /// A phone of that width, in points.
    static func iOS18(width: Int) -> Source {
      Source(device: "an iPhone simulator of \(width) points", system: "iOS 17.5 or 18.5")
    }

    static func iOS26(width: Int) -> Source {
      Source(device: "an iPhone simulator of \(width) points", system: "iOS 26.2")
    }
  }

  /// How far the engine's number may be from the measured one.
  enum Certainty {
    /// A frame that was told, or edges in a picture of three pixels a point: to a pixel.
    case pixel
    /// The sum of several numbers that are each known to a pixel.
    case sum
    /// The edge of smoothed ink in a picture: to two pixels.
    case ink
    /// Whole points, or several sources that are a point apart.
    case point
    /// A part of another number, to that many parts.
    case part(CGFloat)

    /// In points.
    var tolerance: CGFloat {
      switch self {
      case .pixel: 0.34
      case .sum: 0.5
      case .ink: 0.7
      case .point: 1
      case .part(let tolerance): tolerance
      }
    }
  }

  init(
    _ name: String, _ value: CGFloat, _ source: Source = .iOS18, _ certainty: Certainty = .pixel
  ) {
    self.name = name
    self.value = value
    self.source = source
    self.certainty = certainty
  }

  var description: String {
    "\(name) is \(value) ± \(certainty.tolerance) on \(source.device) with \(source.system)"
  }

  /// Fails the test if the engine's number is another.
  func check(_ measured: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      abs(measured - value) <= certainty.tolerance, "\(self); here \(measured)",
      sourceLocation: sourceLocation)
  }
}
