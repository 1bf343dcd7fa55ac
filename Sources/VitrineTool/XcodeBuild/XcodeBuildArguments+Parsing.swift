extension XcodeBuildArguments {
  /// Reads a command line, without the name of the command.
  ///
  /// Actions and flags may stand in any order.
  ///
  /// - Throws: `XcodeBuildError` with status 64 for what `xcodebuild` doesn't know or can't do here.
  package init(_ words: [String]) throws(XcodeBuildError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word.hasPrefix("-") {
        try readFlag(word, &rest)
      } else if let action = Action(rawValue: word) {
        if !actions.contains(action) { actions.append(action) }
      } else if let equals = word.firstIndex(of: "="), equals != word.startIndex {
        settings[String(word[..<equals])] = String(word[word.index(after: equals)...])
      } else {
        try refuse(word)
      }
    }
    if actions.isEmpty, query == nil { actions = [.build] }
    guard project == nil || workspace == nil else {
      throw XcodeBuildError(.usage, "-project and -workspace exclude each other; give one of them.")
    }
    guard targets.isEmpty || scheme == nil else {
      throw XcodeBuildError(.usage, "-target and -scheme exclude each other; give one of them.")
    }
    if workspace != nil, scheme == nil, query == nil {
      throw XcodeBuildError(
        .usage, "If you specify a workspace then you must also specify a scheme with -scheme.")
    }
  }

  private func refuse(_ word: String) throws(XcodeBuildError) {
    if ["archive", "install", "installsrc", "docbuild"].contains(word) {
      throw XcodeBuildError(
        .usage, "The action “\(word)” makes something for Apple's devices, which only a Mac can do."
      )
    }
    throw XcodeBuildError(
      .usage,
      "Unknown build action “\(word)”. Actions: build, build-for-testing, test, test-without-building, "
        + "clean, analyze.")
  }

  // MARK: Flags

  private mutating func readFlag(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(XcodeBuildError) {
    // `-only-testing:Target/Class`, else the value is the next word.
    let sides = word.split(separator: ":", maxSplits: 1).map(String.init)
    if sides.count == 2, Self.testFlags.contains(sides[0]) {
      try readTests(sides[0], sides[1])
    } else if Self.testFlags.contains(word) {
      try readTests(word, try Self.value(of: word, &rest))
    } else if let query = Query(rawValue: word) ?? Self.otherQueries[word] {
      self.query = query
      if word == "-license" || word == "-downloadPlatform" { _ = rest.popFirst() }
    } else if let path = Self.texts[word] {
      self[keyPath: path] = try Self.value(of: word, &rest)
    } else if let path = Self.switches[word] {
      let value = try Self.flag(of: word, &rest)
      // One sanitizer that is asked for is not taken back by another that isn't.
      if path == \.sanitizes, sanitizes == true { return }
      self[keyPath: path] = value
    } else if Self.withoutValue.contains(word) {
      ignored.append(word)
    } else if Self.withValue.contains(word) {
      ignored.append(word)
      _ = try Self.value(of: word, &rest)
    } else {
      try readOther(word, &rest)
    }
  }

  private mutating func readTests(_ flag: String, _ value: String) throws(XcodeBuildError) {
    switch flag {
    case "-only-testing": onlyTesting.append(try XcodeBuildTestIdentifier(value))
    case "-skip-testing": skipTesting.append(try XcodeBuildTestIdentifier(value))
    case "-only-test-configuration": onlyTestConfigurations.append(value)
    default: skipTestConfigurations.append(value)
    }
  }

  private mutating func readOther(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(XcodeBuildError) {
    switch word {
    case "-target": targets.append(try Self.value(of: word, &rest))
    case "-alltargets": allTargets = true
    case "-destination":
      destinations.append(try XcodeBuildDestination(try Self.value(of: word, &rest)))
    case "-quiet": isQuiet = true
    case "-verbose": isVerbose = true
    case "-json": isJSON = true
    case "-retry-tests-on-failure": repetition = .retryOnFailure
    case "-run-tests-until-failure": repetition = .untilFailure
    case "-test-iterations":
      iterations = try Self.number(of: word, &rest)
      if repetition == .once { repetition = .fixed }
    case "-parallel-testing-worker-count", "-maximum-parallel-testing-workers":
      workers = try Self.number(of: word, &rest)
    case "-test-repetition-relaunch-enabled":
      relaunchesForRepetition = try Self.flag(of: word, &rest) ?? false
    case "-default-test-execution-time-allowance":
      defaultTimeAllowance = Double(try Self.number(of: word, &rest))
    case "-maximum-test-execution-time-allowance":
      maximumTimeAllowance = Double(try Self.number(of: word, &rest))
    case "-enumerate-tests": enumeration = enumeration ?? Enumeration()
    case "-test-enumeration-style":
      let style = try Self.value(of: word, &rest)
      enumeration = enumeration ?? Enumeration()
      enumeration?.isHierarchical = style != "flat"
    case "-test-enumeration-format":
      let format = try Self.value(of: word, &rest)
      enumeration = enumeration ?? Enumeration()
      enumeration?.isJSON = format == "json"
    case "-test-enumeration-output-path":
      let path = try Self.value(of: word, &rest)
      enumeration = enumeration ?? Enumeration()
      enumeration?.outputPath = path
    case "-exportArchive", "-exportNotarizedApp", "-create-xcframework", "-exportLocalizations",
      "-importLocalizations":
      throw XcodeBuildError(
        .usage, "\(word) makes something for Apple's devices or tools, which only a Mac can do.")
    case "-dry-run", "-n":
      throw XcodeBuildError(.usage, "\(word) can't be done: only a build tells its steps.")
    default:
      guard let equals = word.firstIndex(of: "=") else {
        throw XcodeBuildError(.usage, "invalid option '\(word)'")
      }
      userDefaults[String(word[..<equals].dropFirst())] = String(
        word[word.index(after: equals)...])
    }
  }

  // MARK: Values

  private static func value(
    of flag: String, _ rest: inout ArraySlice<String>
  ) throws(XcodeBuildError) -> String {
    guard let value = rest.popFirst() else {
      throw XcodeBuildError(.usage, "option '\(flag)' requires a value")
    }
    return value
  }

  private static func number(
    of flag: String, _ rest: inout ArraySlice<String>
  ) throws(XcodeBuildError) -> Int {
    let text = try value(of: flag, &rest)
    guard let number = Int(text), number > 0 else {
      throw XcodeBuildError(.usage, "option '\(flag)' requires a number above 0, not '\(text)'")
    }
    return number
  }

  private static func flag(
    of flag: String, _ rest: inout ArraySlice<String>
  ) throws(XcodeBuildError) -> Bool? {
    let text = try value(of: flag, &rest)
    switch text.uppercased() {
    case "YES": return true
    case "NO": return false
    default: throw XcodeBuildError(.usage, "option '\(flag)' requires YES or NO, not '\(text)'")
    }
  }

  private static let testFlags: Set = [
    "-only-testing", "-skip-testing", "-only-test-configuration", "-skip-test-configuration",
  ]

  private static var texts: [String: WritableKeyPath<XcodeBuildArguments, String?>] {
    [
      "-project": \.project, "-workspace": \.workspace, "-scheme": \.scheme,
      "-configuration": \.configuration, "-sdk": \.sdk, "-derivedDataPath": \.derivedDataPath,
      "-resultBundlePath": \.resultBundlePath, "-xctestrun": \.xctestrun,
      "-xcconfig": \.configurationFile, "-testPlan": \.testPlan, "-testLanguage": \.testLanguage,
      "-testRegion": \.testRegion, "-testProductsPath": \.testProductsPath,
    ]
  }

  private static var switches: [String: WritableKeyPath<XcodeBuildArguments, Bool?>] {
    [
      "-enableCodeCoverage": \.measuresCoverage, "-parallel-testing-enabled": \.isParallel,
      "-test-timeouts-enabled": \.hasTimeouts, "-enableAddressSanitizer": \.sanitizes,
      "-enableThreadSanitizer": \.sanitizes, "-enableUndefinedBehaviorSanitizer": \.sanitizes,
    ]
  }

  private static let otherQueries: [String: Query] = [
    "-usage": .help, "-h": .help, "--help": .help, "-checkFirstLaunchStatus": .setUp,
    "-license": .setUp, "-downloadPlatform": .setUp, "-downloadAllPlatforms": .setUp,
  ]

  private static let withoutValue: Set = [
    "-parallelizeTargets", "-hideShellScriptEnvironment", "-allowProvisioningUpdates",
    "-allowProvisioningDeviceRegistration", "-skipMacroValidation", "-skipPackagePluginValidation",
    "-skipPackageUpdates", "-disableAutomaticPackageResolution", "-skipUnavailableActions",
    "-onlyUsePackageVersionsFromResolvedFile", "-showBuildTimingSummary",
    "-disable-concurrent-testing", "-disable-concurrent-destination-testing",
    "-skipPackageSignatureValidation",
  ]
  private static let withValue: Set = [
    "-destination-timeout", "-arch", "-toolchain", "-jobs", "-collect-test-diagnostics",
    "-scmProvider", "-clonedSourcePackagesDirPath", "-packageCachePath", "-resultStreamPath",
    "-resultBundleVersion", "-maximum-concurrent-test-simulator-destinations",
    "-maximum-concurrent-test-device-destinations", "-defaultPackageRegistryURL",
    "-packageAuthorizationProvider", "-packageFingerprintPolicy", "-packageSigningEntityPolicy",
    "-authenticationKeyPath", "-authenticationKeyID",
    "-authenticationKeyIssuerID", "-test-repetition-mode",
  ]
}
