import Device

extension UIView {
  /// Offers a key to the content inside, the front views first.
  ///
  /// - Returns: whether somebody took it.
  func receive(_ key: KeyEvent) -> Bool {
    guard !isHidden, isUserInteractionEnabled else { return false }
    for view in subviews.reversed() where view.receive(key) { return true }
    return (self as? any ExternalEventReceiver)?.receive(key) ?? false
  }
}
