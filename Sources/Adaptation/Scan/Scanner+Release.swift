import SwiftSyntax

extension Scanner {
  /// `#available(iOS 17, *)`: Linux has no releases, so the device is asked for its own.
  ///
  /// What is asked of other systems only stays: everything is available there.
  func takeAvailability(_ node: AvailabilityConditionSyntax) {
    for argument in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let platform) = argument.argument,
        platform.platform.text == "iOS", let version = platform.version
      else { continue }
      let numbers = version.trimmedDescription.split(separator: ".").joined(separator: ", ")
      let isNegated = node.availabilityKeyword.text == "#unavailable"
      edits.append(Edit(range(node), "\(isNegated ? "!" : "")_isAvailable(\(numbers))"))
      imports.needsAdditions = true
    }
  }

  /// Members that Foundation on Linux has, but which tell of the machine there or can't be set.
  ///
  /// - Returns: whether it was one.
  func takeRenamed(_ node: MemberAccessExprSyntax) -> Bool {
    guard let name = Self.renamed[node.declName.baseName.text], let base = node.base else {
      return false
    }
    // Apps have types of their own with such members.
    if name.hasPrefix("_release") || name.hasPrefix("_isRelease"),
      !base.trimmedDescription.lowercased().contains("processinfo")
    {
      return false
    }
    if name == "_localizedString", base.trimmedDescription != "HTTPURLResponse" { return false }
    edits.append(Edit(range(node.declName.baseName), name))
    imports.needsAdditions = true
    return true
  }

  private static let renamed = [
    "operatingSystemVersion": "_release", "operatingSystemVersionString": "_releaseText",
    "isOperatingSystemAtLeast": "_isReleaseAtLeast",
    "waitsForConnectivity": "_waitsForConnectivity", "localizedString": "_localizedString",
  ]
}
