extension TestOptions {
  /// Takes over what the options of a test plan say.
  mutating func apply(_ options: PropertyList?) {
    if let entries = options?["environmentVariableEntries"]?.array {
      for entry in entries {
        guard let key = entry["key"]?.string else { continue }
        // One that is switched off takes away the default's.
        environment[key] = entry.isEnabled ? entry["value"]?.string ?? "" : nil
      }
    }
    if let entries = options?["commandLineArgumentEntries"]?.array {
      for entry in entries {
        let words = entry["argument"]?.string?.shellWords ?? []
        if entry.isEnabled {
          arguments += words
        } else {
          arguments.removeAll { words.contains($0) }
        }
      }
    }
    if let text = options?["language"]?.string { language = text.isEmpty ? nil : text }
    if let text = options?["region"]?.string { region = text.isEmpty ? nil : text }
    applyCoverage(options?["codeCoverage"])
    if let order = options?["testExecutionOrdering"]?.string { isRandomOrder = order == "random" }
    applyRepetition(options)
    if let flag = options?["testTimeoutsEnabled"]?.string { hasTimeouts = flag == "YES" }
    if let time = options?["defaultTestExecutionTimeAllowance"]?.string {
      defaultTimeAllowance = Double(time)
    }
    if let time = options?["maximumTestExecutionTimeAllowance"]?.string {
      maximumTimeAllowance = Double(time)
    }
    if let place = options?["locationScenario"]?["identifier"]?.string { location = place }
    if let target = options?["targetForVariableExpansion"] {
      expansionTarget = TargetReference(target)
    }
    attachmentLifetime = options?["userAttachmentLifetime"]?.string ?? attachmentLifetime
    screenshotLifetime = options?["uiTestingScreenshotsLifetime"]?.string ?? screenshotLifetime
  }

  private mutating func applyCoverage(_ value: PropertyList?) {
    switch value {
    case .string(let flag):
      measuresCoverage = flag == "YES"
      coverageTargets = []
    case .dictionary:
      measuresCoverage = true
      coverageTargets = (value?["targets"]?.array ?? []).map { TargetReference($0) }
    default: break
    }
  }

  private mutating func applyRepetition(_ options: PropertyList?) {
    // Three is what Xcode fills in for retries.
    let count = options?["maximumTestRepetitions"]?.string.flatMap { Int($0) }
    switch options?["testRepetitionMode"]?.string {
    case "retryOnFailure": repetition = .retryOnFailure(count ?? 3)
    case "untilFailure": repetition = .untilFailure(count ?? 100)
    case "fixedIterations", "fixedCount": repetition = .fixed(count ?? 1)
    case "none": repetition = .once
    default: break
    }
  }
}

extension PropertyList {
  /// Whether an entry is switched on, as it is when it doesn't say.
  var isEnabled: Bool { self["enabled"]?.string != "NO" && self["isEnabled"]?.string != "NO" }
}
