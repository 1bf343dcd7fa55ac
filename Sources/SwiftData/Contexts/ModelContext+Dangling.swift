import Device
import Foundation

// Models with a relationship that must lead to a model and leads to none, as that was deleted without knowing of it, or
// has just lost it. Its property can't be read, but a store that joins tables finds nothing there. Unsure how iOS takes
// conditions with `!=` and `||` on what is not there.
extension ModelContext {
  /// The relationships of a class that must lead to a model and that a predicate follows.
  func followed<T>(by predicate: Predicate<T>?, of info: ModelInfo) -> [ModelPropertyInfo] {
    let required = info.required
    guard let predicate, !required.isEmpty else { return [] }
    let paths = Self.keyPaths(in: predicate.expression).filter {
      Swift.type(of: $0).rootType == info.type
    }
    return required.filter { property in
      paths.contains { path in
        if info.properties.contains(where: { $0.keyPath == path }) {
          return path == property.keyPath
        }
        // Key paths differ by who may write the property.
        return Swift.type(of: path).valueType == property.valueType
      }
    }
  }

  private static func keyPaths(in expression: Any) -> [AnyKeyPath] {
    Mirror(reflecting: expression).children.flatMap { child in
      if let path = child.value as? AnyKeyPath { return [path] }
      return child.value is any Foundation.PredicateExpression
        ? keyPaths(in: child.value) : []
    }
  }

  /// Whether one of some relationships leads nowhere.
  func dangles(_ model: any PersistentModel, _ relationships: [ModelPropertyInfo]) -> Bool {
    let data = model._$backingData
    return relationships.contains { property in
      guard let key = data.values[property.name]?.key else { return true }
      return pending[key] == nil && objects[key]?.value == nil && core.store.row(for: key) == nil
    }
  }

  /// Orders models; those of which something is not there come first, in an order by what may be there.
  func sort<T: PersistentModel>(
    _ models: inout [T], of info: ModelInfo, by order: [SortDescriptor<T>]
  ) {
    let required = info.required
    let dangling = required.isEmpty ? [] : models.filter { dangles($0, required) }
    guard !dangling.isEmpty else { return models.sort(using: order) }
    let without = Set(dangling.map { ObjectIdentifier($0) })
    let own = order.map { info.hasKeyPath(of: $0) }
    models.sort { left, right in
      for (descriptor, isOwn) in zip(order, own) {
        let has = [left, right].map { isOwn || !without.contains(ObjectIdentifier($0)) }
        switch (has[0], has[1]) {
        case (true, true):
          let result = descriptor.compare(left, right)
          if result != .orderedSame { return result == .orderedAscending }
        case (false, false): continue
        default: return has[1] == (descriptor.order == .forward)
        }
      }
      return false
    }
  }
}

extension ModelInfo {
  /// The relationships that must lead to a model.
  var required: [ModelPropertyInfo] { properties.filter { $0.isToOne && !$0.isOptional } }

  /// Whether a descriptor looks at a property of the model itself.
  fileprivate func hasKeyPath<T>(of descriptor: SortDescriptor<T>) -> Bool {
    guard let path = descriptor.keyPath else { return false }
    let texts: [AnyKeyPath] = [
      \String.localizedStandardText, \String.localizedText, \String?.?.localizedStandardText,
      \String?.?.localizedText,
    ]
    return properties.contains { property in
      property.keyPath == path
        || texts.contains { property.keyPath.appending(path: $0) == path }
    }
  }
}

// MARK: - The seam

extension ModelContext {
  private struct Sample {
    let isOn = true
  }

  /// What is wrong with what predicates show of themselves; nil if all is as it should be.
  fileprivate static var predicateProblem: String? {
    let predicate = Predicate<Sample> {
      PredicateExpressions.build_Negation(
        PredicateExpressions.build_KeyPath(
          root: PredicateExpressions.build_Arg($0), keyPath: \.isOn))
    }
    let paths = keyPaths(in: predicate.expression)
    return paths == [\Sample.isOn] ? nil : "\(paths.count) are found in one that has one"
  }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "The key paths of predicates",
    needs: "the expressions of Foundation's predicates to keep their key paths in fields",
    cost: "A fetch by a relationship that leads to a deleted model ends the program."
  ) {
    ModelContext.predicateProblem
  }
}
