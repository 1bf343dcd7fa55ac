import SwiftUI

extension InspectedNode {
  /// The call that leads here, without the way before it; empty for the root.
  var call: String {
    switch element {
    case .root: return ""
    case .untyped(let index): return "[\(index)]"
    case .named(let name, _) where name.hasSuffix(")"): return name
    case .named(let name, let index): return "\(name)(\(index.map(String.init) ?? ""))"
    case .typed(let index): return typedCall(index)
    }
  }

  private func typedCall(_ index: Int?) -> String {
    switch structure {
    case .custom:
      let function = modifier == nil ? "view" : "modifier"
      let position = index.map { ", \($0)" } ?? ""
      let name = TypeName.full(type)
      // The generic arguments of a view do not matter to who looks for it.
      let shown = modifier == nil ? TypeName.withPlaceholder(name) : name
      return "\(function)(\(shown).self\(position))"
    case .view(let description):
      if let call = description.accessor, call.hasSuffix(")") { return call }
      return "\(description.accessorName)(\(index.map(String.init) ?? ""))"
    case .list:
      return "tupleView(\(index.map(String.init) ?? ""))"
    case .absent:
      return "[\(index ?? 0)]"
    }
  }

  /// The calls from the root to this place.
  ///
  /// - Complexity: O(depth).
  var path: String {
    var calls: [String] = []
    var node: InspectedNode? = self
    while let current = node {
      let call = current.call
      if !call.isEmpty { calls.append(call) }
      node = current.parent
    }
    var path = ""
    for call in calls.reversed() {
      if !path.isEmpty, !call.hasPrefix("[") { path += "." }
      path += call
    }
    return path
  }
}

extension ViewDescription {
  /// The name of the function that reaches such a view: `VStack` gives `vStack`.
  var accessorName: String {
    if let accessor { return accessor }
    guard let first = name.first else { return name }
    return first.lowercased() + name.dropFirst().filter { $0 != "." }
  }
}
