extension Resolver {
  /// Lets UIKit make an object of a class value if its class is one of Apple's, whose initialisers Objective-C finds.
  mutating func resolve(_ site: MadeSite) {
    guard site.classes.contains(where: { isOfSystem($0, in: site.context, depth: 0) }) else {
      return
    }
    add(site.edit)
  }

  /// Whether a name is that of a class that the project doesn't declare, or of a protocol for subclasses of one.
  private func isOfSystem(_ written: String, in context: String, depth: Int) -> Bool {
    guard depth < 20 else { return false }
    guard let name = look.resolve(written, in: context) else { return Self.isClass(written) }
    let records = look.records(name)
    guard !records.contains(where: { $0.kind == .class }) else { return false }
    guard records.contains(where: { $0.kind == .protocol }) else { return Self.isClass(name) }
    return records.filter { $0.kind == .protocol }.flatMap(\.inherited).contains {
      isOfSystem($0, in: name, depth: depth + 1)
    }
  }

  /// Whether a name that the project doesn't declare is that of a class of Apple's frameworks: `UIView`, `CALayer`.
  private static func isClass(_ written: String) -> Bool {
    let name = written.split(separator: ".").last.map(String.init) ?? written
    return prefixes.contains(String(name.prefix(2))) && !Look.isProtocol(name)
      && name.dropFirst(2).first?.isUppercase ?? false
  }

  private static let prefixes: Set<String> = [
    "UI", "NS", "CA", "WK", "MK", "AV", "PH", "SK", "SC", "GK", "CN", "EK", "CB", "CL", "QL", "MF",
  ]
}
