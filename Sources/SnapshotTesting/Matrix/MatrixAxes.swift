import UIKit

/// What the pictures of a matrix differ in.
struct MatrixAxes {
  let devices: [(key: String, value: ViewImageConfig)]
  let schemes: [UIUserInterfaceStyle]
  let typeSizes: [UIContentSizeCategory]
  let languages: [String]
  let directions: [UITraitEnvironmentLayoutDirection]
  let scale: CGFloat?

  struct Combination {
    var words: [String] = []
    var config: ViewImageConfig?
    var traits = UITraitCollection()
    var language: String?

    var name: String { words.isEmpty ? "all" : words.joined(separator: "-") }

    fileprivate func adding(_ word: String?, _ change: (inout any UIMutableTraits) -> Void)
      -> Combination
    {
      var result = self
      result.words += [word].compactMap { $0 }
      result.traits = traits.modifyingTraits(change)
      return result
    }
  }

  var combinations: [Combination] {
    var all = [Combination()]
    if let scale { all = all.map { $0.adding(nil) { $0.displayScale = scale } } }
    all = crossed(all, devices) { combination, device in
      var result = combination.adding(device.key) { _ in }
      result.config = device.value
      return result
    }
    all = crossed(all, schemes) { combination, scheme in
      combination.adding(scheme == .dark ? "dark" : "light") { $0.userInterfaceStyle = scheme }
    }
    all = crossed(all, typeSizes) { combination, size in
      combination.adding(Self.name(of: size)) { $0.preferredContentSizeCategory = size }
    }
    all = crossed(all, languages) { combination, language in
      var result = combination.adding(language) {
        $0.layoutDirection = Self.isFromRight(language) ? .rightToLeft : .leftToRight
      }
      result.language = language
      return result
    }
    return crossed(all, directions) { combination, direction in
      combination.adding(direction == .rightToLeft ? "rightToLeft" : "leftToRight") {
        $0.layoutDirection = direction
      }
    }
  }

  private func crossed<Value>(
    _ combinations: [Combination], _ values: [Value], _ add: (Combination, Value) -> Combination
  ) -> [Combination] {
    guard !values.isEmpty else { return combinations }
    return combinations.flatMap { combination in values.map { add(combination, $0) } }
  }

  /// `XXL`, `AccessibilityM`.
  private static func name(of size: UIContentSizeCategory) -> String {
    let prefix = "UICTContentSizeCategory"
    return size.rawValue.hasPrefix(prefix) ? String(size.rawValue.dropFirst(prefix.count)) : "size"
  }

  private static func isFromRight(_ language: String) -> Bool {
    Locale.Language(identifier: language).characterDirection == .rightToLeft
  }
}
