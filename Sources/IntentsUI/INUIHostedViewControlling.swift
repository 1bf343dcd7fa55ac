import CoreGraphics
import Foundation
import IntentsPlaces

/// Where an extension's view is shown.
public enum INUIHostedViewContext: UInt, Sendable {
  case siriSnippet = 0
  case mapsCard = 1
}

/// What a tap on an extension's view does.
public enum INUIInteractiveBehavior: UInt, Sendable {
  case none = 0
  case nextView = 1
  case launch = 2
  case genericAction = 3
}

/// A controller whose view stands among what Siri answers.
///
/// Differs from Apple's: nobody shows it; tests call its methods. One that a class doesn't have shows nothing.
@preconcurrency @MainActor
public protocol INUIHostedViewControlling: NSObjectProtocol {
  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext,
    completion: @escaping (CGSize) -> Void)
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}

extension INUIHostedViewControlling {
  public func configure(
    with interaction: INInteraction, context: INUIHostedViewContext,
    completion: @escaping (CGSize) -> Void
  ) { completion(.zero) }
  public func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) { completion(false, [], .zero) }
}

/// What of its own Siri leaves out, since an extension's view shows it.
public protocol INUIHostedViewSiriProviding: NSObjectProtocol {
  var displaysMap: Bool { get }
  var displaysMessage: Bool { get }
  var displaysPaymentTransaction: Bool { get }
}

extension INUIHostedViewSiriProviding {
  public var displaysMap: Bool { false }
  public var displaysMessage: Bool { false }
  public var displaysPaymentTransaction: Bool { false }
}
