import Foundation
import FoundationAdditions
import UIKit

/// How a value looks in a list.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public var title: LocalizedStringResource
  /// Differs from Apple's: shown nowhere.
  public var subtitle: LocalizedStringResource?
  /// Differs from Apple's: shown nowhere.
  public var image: Image?
  /// What else people call the value.
  ///
  /// Differs from Apple's: nobody speaks to the app, so nothing looks for synonyms.
  public var synonyms: [LocalizedStringResource]
  /// More about the value.
  ///
  /// Differs from Apple's: shown nowhere.
  public var descriptionText: LocalizedStringResource?

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: [])
  }

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource], descriptionText: LocalizedStringResource? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
    self.descriptionText = descriptionText
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// A picture beside the title.
  public struct Image: Equatable, Sendable {
    /// The outline of the picture.
    ///
    /// Differs from Apple's: makes no difference; nothing here shows the picture.
    public enum DisplayStyle: Hashable, Sendable {
      case `default`, circular
    }

    private enum Source: Equatable {
      case named(String)
      case symbol(String, tint: UIColor?)
      case data(Data)
      case file(URL)
    }

    private let source: Source
    private let isTemplate: Bool?
    private let displayStyle: DisplayStyle

    private init(_ source: Source, isTemplate: Bool? = nil, _ displayStyle: DisplayStyle = .default)
    {
      self.source = source
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    /// A picture of the app's catalog.
    public init(named name: String, isTemplate: Bool? = nil) {
      self.init(.named(name), isTemplate: isTemplate)
    }

    /// A picture of the app's catalog.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.named(name), isTemplate: isTemplate, displayStyle)
    }

    /// A symbol.
    public init(systemName: String, isTemplate: Bool? = nil) {
      self.init(.symbol(systemName, tint: nil), isTemplate: isTemplate)
    }

    /// A symbol in a colour.
    public init(systemName: String, tintColor: UIColor?) {
      self.init(.symbol(systemName, tint: tintColor))
    }

    /// The bytes of a picture's file.
    public init(data: Data, isTemplate: Bool? = nil) {
      self.init(.data(data), isTemplate: isTemplate)
    }

    /// The bytes of a picture's file.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.data(data), isTemplate: isTemplate, displayStyle)
    }

    /// A picture's file.
    public init(url: URL, isTemplate: Bool? = nil) { self.init(.file(url), isTemplate: isTemplate) }

    /// A picture's file.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.file(url), isTemplate: isTemplate, displayStyle)
    }
  }
}

extension DisplayRepresentation: Equatable {}
