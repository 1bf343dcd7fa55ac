import CoreGraphics
import UIKit

/// A tip in a hierarchy of UIKit's views.
@MainActor
final class TipHost {
  /// A tip with the looks that UIKit's properties say.
  private struct Content: View {
    let card: TipCard
    let looks: TipLooks

    var body: some View { card.environment(\.tipLooks, looks) }
  }

  let controller: UIViewController
  private let hosting: UIHostingController<AnyView>
  private let card: TipCard
  /// As it was set, which a style of SwiftUI does not tell.
  var background: UIColor?

  var looks = TipLooks() {
    didSet { hosting.rootView = AnyView(Content(card: card, looks: looks)) }
  }

  init(_ card: TipCard) {
    self.card = card
    hosting = UIHostingController(rootView: AnyView(Content(card: card, looks: TipLooks())))
    hosting.safeAreaRegions = []
    controller = hosting
    hosting.view.backgroundColor = .clear
  }

  var view: UIView { hosting.view }

  /// What the tip takes of so much room, in points.
  func size(in size: CGSize) -> CGSize { hosting.sizeThatFits(in: size) }

  /// With its texts on one line each, in points.
  var idealSize: CGSize { hosting.view.intrinsicContentSize }

  /// How high the tip is, in points.
  func height(in width: CGFloat) -> CGFloat {
    size(in: CGSize(width: width, height: .infinity)).height
  }
}
