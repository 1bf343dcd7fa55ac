import UIKit

extension NSUnderlineStyle {
  public static var styleNone: NSUnderlineStyle { [] }
  public static var styleSingle: NSUnderlineStyle { .single }
  public static var styleThick: NSUnderlineStyle { .thick }
  public static var styleDouble: NSUnderlineStyle { .double }
  public static var patternSolid: NSUnderlineStyle { [] }
}
