import Foundation

extension UIView {
  /// One line as UIKit prints it, without the address, so that it is the same in every run.
  var viewDescription: String {
    var parts = ["frame = (\(Self.text(frame.origin, frame.size)))"]
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(Self.text(alpha))") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    return "<\(type(of: self)): \(parts.joined(separator: "; "))>"
  }

  private static func text(_ origin: CGPoint, _ size: CGSize) -> String {
    "\(text(origin.x)) \(text(origin.y)); \(text(size.width)) \(text(size.height))"
  }

  static func text(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}
