/// What a picker may let its user do.
///
/// Differs from Apple's: the picker here has neither search, albums nor a place for what is chosen, so that only
/// `selectionActions` makes a difference where it is taken away.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let search = Self(rawValue: 1 << 0)
  public static let stagingArea = Self(rawValue: 1 << 1)
  public static let collectionNavigation = Self(rawValue: 1 << 2)
  /// The buttons that cancel and add.
  public static let selectionActions = Self(rawValue: 1 << 3)
  public static let sensitivityAnalysisIntervention = Self(rawValue: 1 << 4)
}
