/// A language mode of the Swift compiler.
package enum LanguageMode: String, Sendable {
  case v4 = "4"
  case v5 = "5"
  case v6 = "6"
}

/// What the compiler has to know of a target.
extension BuildSettings {
  /// The module's name, as tests import it.
  package var moduleName: String { string("PRODUCT_MODULE_NAME") }

  /// The mode by `SWIFT_VERSION`: 6 and later are 6, what is older than 4.2 is 4, and all else is 5.
  package var languageMode: LanguageMode {
    let numbers = string("SWIFT_VERSION").split(separator: ".").map { Int($0) ?? 0 }
    guard let first = numbers.first, first > 0 else { return .v5 }
    if first >= 6 { return .v6 }
    return first < 4 || (first == 4 && (numbers.dropFirst().first ?? 0) < 2) ? .v4 : .v5
  }

  /// Whether code without an annotation belongs to the main actor.
  package var isMainActorByDefault: Bool {
    string("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
  }

  /// The compilation conditions, those of `OTHER_SWIFT_FLAGS` among them, each once.
  package var conditions: [String] {
    (list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + swiftFlags.conditions).withoutRepeats
  }

  /// The names of upcoming features that are on, as the compiler spells them.
  package var upcomingFeatures: [String] {
    var features = Self.features.filter { flagOrMigrate("SWIFT_UPCOMING_FEATURE_" + $0.setting) }
      .map(\.name)
    if flag("SWIFT_APPROACHABLE_CONCURRENCY") == true { features += Self.approachable }
    features += swiftFlags.upcomingFeatures
    // What the sixth language mode has anyway is no feature there, but an error.
    if languageMode == .v6 { features.removeAll { Self.partOfSwift6.contains($0) } }
    return features.withoutRepeats
  }

  /// The names of experimental features that `OTHER_SWIFT_FLAGS` turns on.
  package var experimentalFeatures: [String] { swiftFlags.experimentalFeatures }

  /// How closely the compiler looks at concurrency: `minimal`, `targeted` or `complete`.
  package var strictConcurrency: String {
    let value = string("SWIFT_STRICT_CONCURRENCY")
    return value.isEmpty ? "minimal" : value
  }

  /// The flags of `OTHER_SWIFT_FLAGS` that are neither conditions nor features, where they mean
  /// something here.
  package var otherSwiftFlags: [String] { swiftFlags.others }

  /// The flags of `OTHER_SWIFT_FLAGS` that mean nothing here and are left out.
  package var droppedSwiftFlags: [String] { swiftFlags.dropped }

  /// The bridging header's absolute path, where there is one.
  package var bridgingHeader: String? { path("SWIFT_OBJC_BRIDGING_HEADER") }

  /// A setting's value as an absolute path, seen from the project's folder; nil when it is empty.
  package func path(_ name: String) -> String? {
    let value = string(name)
    return value.isEmpty ? nil : string("SRCROOT").appending(path: value).standardizedPath
  }

  private var swiftFlags: SwiftFlags { SwiftFlags(list("OTHER_SWIFT_FLAGS")) }

  private func flagOrMigrate(_ name: String) -> Bool {
    let value = string(name).uppercased()
    return value == "YES" || value == "MIGRATE"
  }

  private static let features: [(setting: String, name: String)] = [
    ("CONCISE_MAGIC_FILE", "ConciseMagicFile"),
    ("DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain"),
    ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
    ("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation"),
    ("EXISTENTIAL_ANY", "ExistentialAny"),
    ("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
    ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
    ("GLOBAL_CONCURRENCY", "GlobalConcurrency"),
    ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
    ("IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"),
    ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
    ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
    ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
    ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
    ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
    ("NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity"),
    ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
    ("REGION_BASED_ISOLATION", "RegionBasedIsolation"),
  ]

  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  private static let partOfSwift6: Set = [
    "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability",
    "GlobalConcurrency", "ImplicitOpenExistentials", "ImportObjcForwardDeclarations",
    "InferSendableFromCaptures", "IsolatedDefaultValues", "NonfrozenEnumExhaustivity",
    "RegionBasedIsolation",
  ]
}

extension [String] {
  /// The words without those that came before.
  var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
