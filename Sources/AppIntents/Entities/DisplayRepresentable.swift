import Foundation
import FoundationAdditions

/// A type that has a name for people.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var typeDisplayName: LocalizedStringResource { get }
}

extension TypeDisplayRepresentable {
  /// The type's name as people read it.
  public static var typeDisplayName: LocalizedStringResource { typeDisplayRepresentation.name }
}

/// Something that shows how it looks in a list.
public protocol DisplayRepresentable: CustomLocalizedStringResourceConvertible {}

/// A value that knows how it looks in a list.
public protocol InstanceDisplayRepresentable: DisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title that the value has in a list.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type with a few values, all of which are known before.
public protocol CaseDisplayRepresentable: DisplayRepresentable, TypeDisplayRepresentable,
  CaseIterable, Hashable
{
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The title that the case has in a list; the name of a case without one.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource("\(String(describing: self))")
  }
}

/// The name of a type.
public struct TypeDisplayRepresentation: Equatable, Sendable, ExpressibleByStringInterpolation {
  public let name: LocalizedStringResource
  /// How several are counted.
  public let numericFormat: LocalizedStringResource?
  public let synonyms: [LocalizedStringResource]

  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
