// UniformTypeIdentifiers: the kinds of data and files. May import Foundation only.

import Foundation

/// A kind of data, by its uniform type identifier.
public struct UTType: Hashable, Sendable, Codable {
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// Finds a type that the system or the app declares; nil for unknown identifiers.
  public init?(_ identifier: String) {
    guard Self.isKnown(identifier) else { return nil }
    self.identifier = identifier
  }

  /// Makes a type that the app declares and exports.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
    DeclaredTypes.shared.add(identifier, parent)
  }

  /// Makes a type that another app exports.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
    DeclaredTypes.shared.add(identifier, parent)
  }

  /// Finds the type of files with an extension; a dynamic type where none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    let known = KnownType.every.first {
      $0.extensions.contains(wanted) && UTType(known: $0.identifier).conforms(to: supertype)
    }
    if let known {
      identifier = known.identifier
    } else {
      guard !wanted.isEmpty else { return nil }
      identifier = "dyn.\(wanted)"
      DeclaredTypes.shared.add(identifier, supertype)
    }
  }

  /// Finds the type of data with a MIME type; nil where none is known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let known = KnownType.every.first {
      $0.mimeType == mimeType.lowercased()
        && UTType(known: $0.identifier).conforms(to: supertype)
    }
    guard let known else { return nil }
    identifier = known.identifier
  }

  // MARK: What is known of it

  /// The usual extension of files of this type.
  public var preferredFilenameExtension: String? {
    if identifier.hasPrefix("dyn.") { return String(identifier.dropFirst(4)) }
    return KnownType.of(identifier)?.extensions.first
  }

  public var preferredMIMEType: String? { KnownType.of(identifier)?.mimeType }

  /// The types that this one conforms to, however far up.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = Self.parents(of: identifier)
    while let next = open.popLast() {
      if found.insert(UTType(known: next)).inserted { open += Self.parents(of: next) }
    }
    return found
  }

  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var isDeclared: Bool { !isDynamic && Self.isKnown(identifier) }

  /// Whether this is the type or one that conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  private static func isKnown(_ identifier: String) -> Bool {
    KnownType.of(identifier) != nil || DeclaredTypes.shared.parents(of: identifier) != nil
  }

  private static func parents(of identifier: String) -> [String] {
    KnownType.of(identifier)?.parents ?? DeclaredTypes.shared.parents(of: identifier) ?? []
  }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension URL {
  /// Appends a name and the usual extension of a type.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    let url = appendingPathComponent(partialName)
    return url.pathExtension.isEmpty
      ? url.appendingPathExtension(for: contentType) : url
  }

  /// Appends the usual extension of a type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
  }
}
