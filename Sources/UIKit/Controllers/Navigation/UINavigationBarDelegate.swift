import Foundation

/// Decides which items a bar takes and gives away.
///
/// The bar of a navigation controller has that controller as its delegate: a subclass that conforms, or an extension
/// of the class, is asked when the user taps the back button. Whoever answers false there may go back by itself, as
/// widespread code does.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  { DefaultRequirement.missing(true) }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    DefaultRequirement.missing(())
  }
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { DefaultRequirement.missing(true) }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    DefaultRequirement.missing(())
  }
}

extension UINavigationBar: UIBarPositioning {
  /// At the top of the screen in a navigation controller; else where the delegate says, at the top by default.
  public var barPosition: UIBarPosition {
    if navigationController != nil { return .topAttached }
    let own = DefaultRequirement.asked(delegate?.position(for: self)) ?? .any
    return own == .any ? .top : own
  }

  /// Who decides about the items.
  private var judge: (any UINavigationBarDelegate)? {
    delegate ?? navigationController as? any UINavigationBarDelegate
  }

  /// Whether the user may leave the top item.
  var mayPop: Bool {
    topItem.flatMap { DefaultRequirement.asked(judge?.navigationBar(self, shouldPop: $0)) } ?? true
  }

  func mayPush(_ item: UINavigationItem) -> Bool {
    DefaultRequirement.asked(judge?.navigationBar(self, shouldPush: item)) ?? true
  }

  func didPush(_ item: UINavigationItem) { judge?.navigationBar(self, didPush: item) }
  func didPop(_ item: UINavigationItem) { judge?.navigationBar(self, didPop: item) }
}
