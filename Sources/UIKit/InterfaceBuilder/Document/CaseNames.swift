/// Finds cases of enumerations by their names, which is how files spell them.
@MainActor
enum CaseNames {
  private static var known: [ObjectIdentifier: [String: Int]] = [:]

  static func value<Choice: RawRepresentable>(_ name: String) -> Choice?
  where Choice.RawValue: FixedWidthInteger {
    values(of: Choice.self)[name].flatMap {
      Choice.RawValue(exactly: $0).flatMap { Choice(rawValue: $0) }
    }
  }

  private static func values<Choice: RawRepresentable>(of type: Choice.Type) -> [String: Int]
  where Choice.RawValue: FixedWidthInteger {
    if let values = known[ObjectIdentifier(type)] { return values }
    var values: [String: Int] = [:]
    // No enumeration of UIKit has a case beyond these.
    for raw in -2...110 {
      guard let value = Choice.RawValue(exactly: raw), let choice = Choice(rawValue: value) else {
        continue
      }
      values["\(choice)"] = raw
    }
    known[ObjectIdentifier(type)] = values
    return values
  }
}
