import Foundation
import SwiftUI
import UIKit

/// Hears of a sign for another app.
@preconcurrency @MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  /// Differs from Apple's: never called; nothing is shown.
  func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// Differs from Apple's: never called; nothing is shown.
  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// Differs from Apple's: never called; nothing is shown.
  func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// Differs from Apple's: never called; nothing is shown.
  func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}

/// A sign at the end of the screen for another app of the App Store.
///
/// Differs from Apple's: the store cannot be reached, so that nothing is shown.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
  public enum Position: Int, Sendable {
    case bottom = 0
    case bottomRaised = 1
  }

  /// What happens beside the sign while it comes or goes.
  ///
  /// Differs from Apple's: there never is one, as nothing is shown.
  @MainActor
  public final class TransitionContext {
    public let startFrame = CGRect.zero
    public let endFrame = CGRect.zero

    init() {}
  }

  /// What a sign is for.
  @MainActor
  open class Configuration {
    init() {}
  }

  /// A sign for an app.
  @MainActor
  open class AppConfiguration: Configuration {
    /// Differs from Apple's: read by nobody, as nothing is shown.
    open var appIdentifier: String
    /// Differs from Apple's: read by nobody, as nothing is shown.
    open var position: Position
    /// Differs from Apple's: read by nobody, as nothing is shown.
    open var userDismissible = true
    /// Differs from Apple's: read by nobody, as nothing is shown.
    open var campaignToken: String?
    /// Differs from Apple's: read by nobody, as nothing is shown.
    open var providerToken: String?
    /// Differs from Apple's: read by nobody, as nothing is shown.
    open var customProductPageIdentifier: String?

    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }

  /// A sign for the app whose clip this is.
  @MainActor
  open class AppClipConfiguration: Configuration {
    /// Differs from Apple's: read by nobody, as nothing is shown.
    open var position: Position
    /// Differs from Apple's: read by nobody, as nothing is shown.
    open var campaignToken: String?
    /// Differs from Apple's: read by nobody, as nothing is shown.
    open var providerToken: String?

    public init(position: Position) { self.position = position }
  }

  public let configuration: Configuration
  open weak var delegate: (any SKOverlayDelegate)?

  public init(configuration: Configuration) { self.configuration = configuration }

  /// Tells the delegate at a later turn that the store cannot be reached.
  ///
  /// Differs from Apple's: nothing is shown in `scene`.
  open func present(in scene: UIWindowScene) {
    DispatchQueue.main.async { [self] in
      delegate?.storeOverlayDidFailToLoad(
        self, error: SKError(.cloudServiceNetworkConnectionFailed))
    }
  }

  /// Differs from Apple's: nothing is shown in `scene` that could be taken away.
  open class func dismiss(in scene: UIWindowScene) {}
}

extension View {
  /// Shows a sign for another app of the App Store while `isPresented` is true.
  ///
  /// Differs from Apple's: the store cannot be reached, so that nothing is shown and `configuration` is not called.
  public nonisolated func appStoreOverlay(
    isPresented: Binding<Bool>,
    configuration: @escaping @MainActor () -> SKOverlay.Configuration
  ) -> some View { self }
}
