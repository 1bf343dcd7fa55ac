/// Kinds of places that a map shows by itself.
///
/// Differs from Apple's: a map here knows no places, so that nothing is shown for any of them.
public enum PointOfInterestCategories: Hashable, Sendable {
  case all
  case excludingAll
  case including([MKPointOfInterestCategory])
  case excluding([MKPointOfInterestCategory])

  public static func including(
    _ categories: MKPointOfInterestCategory...
  ) -> PointOfInterestCategories {
    .including(categories)
  }

  public static func excluding(
    _ categories: MKPointOfInterestCategory...
  ) -> PointOfInterestCategories {
    .excluding(categories)
  }
}

extension PointOfInterestCategories: ExpressibleByArrayLiteral {
  public init(arrayLiteral: MKPointOfInterestCategory...) { self = .including(arrayLiteral) }
}
