import CoreGraphics
import Foundation

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that UIKit's texts understand, for strings of the type `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foundation: AttributeScopes.FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// Where another framework names an attribute alike, its key comes first unless the value's type
  /// asks for this one.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeContainer {
  /// What UIKit's texts understand, as attributes of an `NSAttributedString`.
  var uiKitAttributes: [NSAttributedString.Key: Any] {
    typealias Scope = AttributeScopes.UIKitAttributes
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = self[Scope.FontAttribute.self]
    values[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
    values[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
    values[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
    values[.kern] = self[Scope.KernAttribute.self]
    values[.tracking] = self[Scope.TrackingAttribute.self]
    values[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
    values[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
    values[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
    values[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
    values[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
    return values
  }

  /// The attributes that UIKit's texts understand; others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Scope = AttributeScopes.UIKitAttributes
    self.init()
    self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Scope.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self[Scope.KernAttribute.self] = Self.number(dictionary[.kern])
    self[Scope.TrackingAttribute.self] = Self.number(dictionary[.tracking])
    self[Scope.BaselineOffsetAttribute.self] = Self.number(dictionary[.baselineOffset])
    self[Scope.UnderlineStyleAttribute.self] = Self.style(dictionary[.underlineStyle])
    self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Scope.StrikethroughStyleAttribute.self] = Self.style(dictionary[.strikethroughStyle])
    self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    value.flatMap { ObjectiveCValue.convert($0, to: CGFloat.self) }
  }

  private static func style(_ value: Any?) -> NSUnderlineStyle? {
    if let style = value as? NSUnderlineStyle { return style }
    return value.flatMap { ObjectiveCValue.convert($0, to: Int.self) }
      .map { NSUnderlineStyle(rawValue: $0) }
  }
}
