import CoreGraphics
import CoreLocation
import Device
import Foundation
import UIKit

/// Makes a picture of a part of the map, as a map view without annotations and overlays shows it.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  public typealias CompletionHandler = @MainActor (Snapshot?, (any Error)?) -> Void

  private let options: Options
  /// The handler of the picture that is being made.
  private var pending: CompletionHandler?

  public init(options: Options) { self.options = options.copied }

  public convenience override init() { self.init(options: Options()) }

  open var isLoading: Bool { pending != nil }

  /// Answers at a later turn.
  open func start(completionHandler: @escaping CompletionHandler) {
    pending = completionHandler
    TurnScheduler.shared.enqueue { [self] in
      guard let handler = pending else { return }
      pending = nil
      handler(snapshot(), nil)
    }
  }

  open func start() async throws -> Snapshot { snapshot() }

  /// The handler of a picture that is being made is not called.
  open func cancel() { pending = nil }

  private func snapshot() -> Snapshot {
    var viewport = MapViewport()
    viewport.remember(options.wish)
    viewport.resize(to: options.size)
    let (projection, style) = (viewport.projection, options.preferredConfiguration.mapType.style)
    let isDark = options.traitCollection.userInterfaceStyle == .dark
    let format = UIGraphicsImageRendererFormat(for: options.traitCollection)
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: options.size, format: format).image { _ in
      MapGroundView.draw(
        projection, style, isDark: isDark, in: CGRect(origin: .zero, size: options.size))
    }
    return Snapshot(image, projection, options.traitCollection)
  }
}
