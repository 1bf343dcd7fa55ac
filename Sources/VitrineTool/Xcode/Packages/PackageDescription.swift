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
    /// The folder of a C target's headers, in the target's own; nil for `include`.
    package var publicHeadersPath: String?
    /// What a system library is called by `pkg-config`.
    package var pkgConfig: String?
    package var pluginUsages: [PluginUsage]?
  }

  /// A plug-in that a target asks for.
  package struct PluginUsage: Decodable, Equatable, Sendable {
    package var name: String

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: AnyKey.self)
      var parts = try values.nestedUnkeyedContainer(forKey: AnyKey("plugin"))
      name = try parts.decode(String.self)
    }
  }

  /// What a dependency or a setting holds for.
  package struct Condition: Decodable, Equatable, Sendable {
    package var platformNames: [String]?
    package var config: String?
    package var traits: [String]?

    /// Whether it holds in a debug build for iOS.
    package func holds(traits enabled: Set<String>) -> Bool {
      if let platformNames, !platformNames.isEmpty, !platformNames.contains("ios") { return false }
      if let config, config != "debug" { return false }
      if let traits, !traits.isEmpty, enabled.isDisjoint(with: traits) { return false }
      return true
    }
  }

  /// Something that a package can do or leave out.
  package struct Trait: Decodable, Equatable, Sendable {
    package var name: String
    package var enabledTraits: [String]?
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
    package var condition: Condition?

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: AnyKey.self)
      guard let key = values.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "no kind of dependency"))
      }
      var parts = try values.nestedUnkeyedContainer(forKey: key)
      name = try parts.decode(String.self)
      if key.stringValue == "product" { package = try parts.decodeIfPresent(String.self) }
      while !parts.isAtEnd {
        if let condition = try? parts.decode(Condition.self) {
          self.condition = condition
        } else {
          _ = try parts.decode(Ignored.self)
        }
      }
    }
  }

  package struct Setting: Decodable, Equatable, Sendable {
    package var tool: String
    package var kind: String
    package var values: [String]
    package var condition: Condition?

    private enum Key: String, CodingKey { case tool, kind, condition }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      tool = try container.decode(String.self, forKey: .tool)
      condition = try container.decodeIfPresent(Condition.self, forKey: .condition)
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
  package var cLanguageStandard: String?
  package var cxxLanguageStandard: String?
  package var traits: [Trait]?

  /// The traits that are on when these are asked for, and what they turn on.
  package func traits(enabling names: [String]) -> Set<String> {
    var enabled: Set<String> = []
    var open = names.isEmpty ? ["default"] : names
    while let name = open.popLast() {
      guard enabled.insert(name).inserted else { continue }
      open += traits?.first { $0.name == name }?.enabledTraits ?? []
    }
    return enabled.subtracting(["default"])
  }

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
        } else if let places = try? location.decode([String].self, forKey: AnyKey("local")) {
          // A repository on this disk, of which one version is taken.
          url = places.first
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
