import Foundation

/// What `swift package dump-package` says of a package, as far as its targets can become modules of a
/// generated package.
package struct PackageDescription: Decodable, Equatable, Sendable {
  package struct Product: Decodable, Equatable, Sendable {
    package var name: String
    package var targets: [String]
  }

  package struct Target: Decodable, Equatable, Sendable {
    package var name: String
    /// `regular`, `executable`, `test`, `macro`, `plugin`, `system`, `binary`.
    package var type: String
    package var path: String?
    package var sources: [String]?
    package var exclude: [String]
    package var resources: [Resource]
    package var dependencies: [TargetDependency]
    package var settings: [Setting]
  }

  package struct Resource: Decodable, Equatable, Sendable {
    package var path: String
    /// `process`, `copy` or `embedInCode`.
    package var rule: String

    private enum Key: String, CodingKey { case path, rule }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      path = try values.decode(String.self, forKey: .path)
      rule = try values.decode(OneCase.self, forKey: .rule).name
    }
  }

  /// What a target depends on: another target, or a product of a package.
  package struct TargetDependency: Decodable, Equatable, Sendable {
    package var name: String
    /// The package of a product; nil where the name alone has to tell.
    package var package: String?
    /// Whether it holds for certain platforms, and iOS is not among them.
    package var isForOtherPlatforms: Bool

    private struct Condition: Decodable { var platformNames: [String]? }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: AnyKey.self)
      guard let key = values.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "no kind of dependency"))
      }
      var parts = try values.nestedUnkeyedContainer(forKey: key)
      name = try parts.decode(String.self)
      if key.stringValue == "product" { package = try parts.decodeIfPresent(String.self) }
      var platforms: [String] = []
      while !parts.isAtEnd {
        // Between them there may be nothing, or names for modules.
        if try parts.decodeNil() { continue }
        if let condition = try? parts.decode(Condition.self) {
          platforms += condition.platformNames ?? []
        } else {
          _ = try parts.decode(Ignored.self)
        }
      }
      isForOtherPlatforms = !platforms.isEmpty && !platforms.contains("ios")
    }
  }

  package struct Setting: Decodable, Equatable, Sendable {
    package var tool: String
    package var kind: String
    package var values: [String]

    private enum Key: String, CodingKey { case tool, kind }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      tool = try container.decode(String.self, forKey: .tool)
      let kinds = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .kind)
      let key = kinds.allKeys.first ?? AnyKey("")
      kind = key.stringValue
      let one = try? kinds.nestedContainer(keyedBy: AnyKey.self, forKey: key)
      let payload = AnyKey("_0")
      values =
        (try? one?.decode([String].self, forKey: payload))
        ?? (try? one?.decode(String.self, forKey: payload)).map { [$0] } ?? []
    }
  }

  package struct Version: Decodable, Equatable, Sendable {
    package var _version: String
  }

  package var name: String
  package var products: [Product]
  package var targets: [Target]
  package var dependencies: [Dependency]
  package var toolsVersion: Version
  package var swiftLanguageVersions: [String]?
  package var defaultLocalization: String?

  /// A package that this one depends on.
  package struct Dependency: Decodable, Equatable, Sendable {
    package var identity: String
    /// Absolute, of a package on this disk.
    package var path: String?
    package var url: String?
    /// The requirement in the words of a manifest: `exact: "1.2.3"`.
    package var requirement: String?

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: AnyKey.self)
      let key = values.allKeys.first ?? AnyKey("")
      var list = try values.nestedUnkeyedContainer(forKey: key)
      let entry = try list.nestedContainer(keyedBy: AnyKey.self)
      identity = try entry.decode(String.self, forKey: AnyKey("identity"))
      path = try entry.decodeIfPresent(String.self, forKey: AnyKey("path"))
      if let location = try? entry.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("location"))
      {
        struct Remote: Decodable { var urlString: String }
        if let remotes = try? location.decode([Remote].self, forKey: AnyKey("remote")) {
          url = remotes.first?.urlString
        } else {
          path = (try? location.decode([String].self, forKey: AnyKey("local")))?.first
        }
      }
      if let requirement = try? entry.nestedContainer(
        keyedBy: AnyKey.self, forKey: AnyKey("requirement"))
      {
        self.requirement = Self.words(requirement)
      }
    }

    private static func words(_ requirement: KeyedDecodingContainer<AnyKey>) -> String? {
      struct Range: Decodable {
        var lowerBound: String
        var upperBound: String
      }
      if let range = try? requirement.decode([Range].self, forKey: AnyKey("range")).first {
        return "\"\(range.lowerBound)\"..<\"\(range.upperBound)\""
      }
      for kind in ["exact", "branch", "revision"] {
        if let value = try? requirement.decode([String].self, forKey: AnyKey(kind)).first {
          return "\(kind): \"\(value)\""
        }
      }
      return nil
    }
  }
}

/// Any key of an object.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

/// An object with one key, which names a case.
private struct OneCase: Decodable {
  let name: String

  init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.name = name
    } else {
      name = try decoder.container(keyedBy: AnyKey.self).allKeys.first?.stringValue ?? ""
    }
  }
}

private struct Ignored: Decodable {
  init(from decoder: any Decoder) throws {}
}
