import SwiftUI

/// A modifier that carries one value, which inspection reads by the modifier's name.
protocol ValueCarrying {
  var carriedValue: Any { get }
}

extension EnvironmentSettingModifier: ValueCarrying {
  var carriedValue: Any { value }
}

extension StyleModifier: ValueCarrying {
  var carriedValue: Any { style }
}

extension ButtonStyleModifier: ValueCarrying {
  var carriedValue: Any { style }
}

extension PickerStyleModifier: ValueCarrying {
  var carriedValue: Any { style }
}

extension _ContainerStyleModifier: ValueCarrying {
  var carriedValue: Any { style }
}

extension _NavigationItemModifier: ValueCarrying {
  var carriedValue: Any { value as Any }
}

extension HostPreferenceModifier: ValueCarrying {
  var carriedValue: Any { value }
}

extension InspectedNode {
  /// The value of the innermost modifier with a name, or of the one at an index among its like.
  ///
  /// - Throws: `modifierNotFound` if there is none; `typeMismatch` if its value is of another type.
  func carriedValue<Value>(
    _ name: String, shownAs shownName: String? = nil, as type: Value.Type, at index: Int = 0
  ) throws -> Value {
    var matches: [Any] = []
    forEachModifier { link in
      guard link.name == name, let carrier = link.modifier as? any ValueCarrying else { return }
      matches.append(carrier.carriedValue)
    }
    guard let match = matches.dropFirst(index).first else {
      throw missingModifier(shownName ?? name, at: index)
    }
    guard let value = match as? Value else {
      throw InspectionError.typeMismatch(
        factual: TypeName.full(Swift.type(of: match)), expected: TypeName.full(type))
    }
    return value
  }

  /// The value of the nearest modifier with a name, of this place or of one around it: what is
  /// written into the environment holds for all that stands inside.
  func inheritedValue<Value>(_ name: String, as type: Value.Type) throws -> Value {
    var place: InspectedNode? = self
    while let current = place {
      if current.hasModifier(named: name) { return try current.carriedValue(name, as: type) }
      place = current.parent
    }
    throw missingModifier(name)
  }

  /// What the modifiers of the place, or of one around it, write into the environment for a key.
  func writtenValue<Value>(
    _ name: String, _ keyPath: KeyPath<EnvironmentValues, Value>
  ) throws -> Value {
    if let value = environmentValue(keyPath, includesAncestors: true) { return value }
    throw missingModifier(name)
  }

  /// The colour that `foregroundColor` sets, here or around.
  func writtenForegroundColor() throws -> Color? {
    var place: InspectedNode? = self
    while let current = place {
      if let modifier = try? current.modifier(
        as: _ForegroundStyleModifier.self, named: "foregroundColor")
      {
        return modifier.color
      }
      place = current.parent
    }
    throw missingModifier("foregroundColor")
  }

  /// The innermost modifier that conforms to a protocol and fits.
  func modifier<M>(
    as type: M.Type, named name: String, at index: Int = 0,
    where isMeant: (M) -> Bool = { _ in true }
  ) throws -> M {
    var matches: [M] = []
    forEachModifier { link in
      guard link.name == name, let match = link.modifier as? M, isMeant(match) else { return }
      matches.append(match)
    }
    guard let match = matches.dropFirst(index).first else {
      throw missingModifier(name, at: index)
    }
    return match
  }
}
