import Foundation

extension LazyContainerNode {
  /// Tells once of distances and sizes that cannot be used.
  func checkNumbers() {
    if let spacing = rule.spacing { _ = accepts([spacing], as: "\(rule.name)'s spacing") }
    let numbers = (rule.tracks ?? []).flatMap(\.numbers)
    if !numbers.isEmpty { _ = accepts(numbers, as: "\(rule.name)'s GridItem") }
  }
}

extension GridItem {
  /// What has to be finite; a maximum may be infinite.
  fileprivate var numbers: [CGFloat] {
    let lengths: [CGFloat] =
      switch size {
      case .fixed(let length): [length]
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        maximum.isNaN ? [minimum, maximum] : [minimum]
      }
    return lengths + (spacing.map { [$0] } ?? [])
  }
}
