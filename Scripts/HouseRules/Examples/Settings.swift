// What the check of promises must find, each in a line that ends with "// dead", and what it must not.

/// Properties that are stored.
public final class Lamp {
  public var brightness = 1.0
  public var colour = "white"  // dead
  /// Differs from Apple's: kept, and read by nobody.
  public var flicker = 0.0
  /// Compared and copied only.
  public var label = ""  // dead
  public var isLit = false
  public var serial = 0
  /// Only what reads the app's files sets it.
  public var shape = ""  // dead
  /// The code tells it to the app.
  public var age = 0

  public init() {}

  public init(copying other: Lamp) {
    label = other.label
    isLit = other.isLit
  }

  public func copy() -> Lamp {
    let copy = Lamp()
    copy.label = label
    copy.isLit = isLit
    return copy
  }

  public static func == (left: Lamp, right: Lamp) -> Bool {
    left.label == right.label && left.isLit == right.isLit
  }

  var light: Double { isLit ? brightness : 0 }
}

func tell(_ age: Int, of lamp: Lamp) { lamp.age = age }

/// What is only handed on to an app.
///
/// Differs from Apple's: none of its properties is read; nothing is sent.
public class Parcel {
  public var weight = 0.0
  public init() {}
}

public final class HeavyParcel: Parcel {
  public var carriers = 2
}

/// What the code needs after all.
///
/// Differs from Apple's: none of its properties is read; nothing is sent.
public final class Letter {  // dead
  public var stamps = 0
  public init() {}

  var isStamped: Bool { stamps > 0 }
}

/// Properties that are computed from others.
public final class Lens {
  private var storedZoom = 1.0
  private var storedFocus = 0.0
  private var storedShade: Double?
  private var listeners: [(Double) -> Void] = []

  public init() {}

  public var zoom: Double {  // dead
    get { storedZoom }
    set { storedZoom = max(newValue, 1) }
  }

  public var focus: Double {
    get { storedFocus }
    set { storedFocus = newValue }
  }

  public var shade: Double {  // dead
    get { storedShade ?? 0 }
    set {
      guard newValue != shade else { return }
      storedShade = newValue
    }
  }

  public var tilt: Double {
    get { 0 }
    set { for listener in listeners { listener(newValue) } }
  }

  public var drift: Double {  // dead
    get { 0 }
    set {}
  }

  /// Two ways to the same, of which nobody takes either.
  public var title: String?  // dead
  public var shortTitle: String? {  // dead
    get { title }
    set { title = newValue }
  }

  func sharpness(at distance: Double) -> Double { abs(distance - storedFocus) }
}

/// What a class gives, and the one below lets apps set.
public class Recipe {
  struct Values { var portions = 1, minutes = 0, note = "" }
  var values = Values()

  public init() {}

  public var portions: Int { values.portions }
  public var minutes: Int { values.minutes }
  /// Differs from Apple's: kept, and read by nobody.
  public var note: String { values.note }

  public func mutableCopy() -> Any {
    let copy = MutableRecipe()
    copy.values = values
    return copy
  }
}

public final class MutableRecipe: Recipe {
  public override var portions: Int {
    get { values.portions }
    set { values.portions = newValue }
  }
  public override var minutes: Int {  // dead
    get { values.minutes }
    set { values.minutes = newValue }
  }
  public override var note: String {
    get { values.note }
    set { values.note = newValue }
  }
}

func cost(of recipe: Recipe) -> Int { 3 * recipe.portions }
