import Device
import Foundation

open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  public override convenience init() {
    self.init(values: TraitValues())
  }

  public required init?(coder: NSCoder) {
    values = TraitValues()
    super.init()
  }

  // MARK: Making

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides()
    mutations(&traits)
    self.init(values: (traits as? UITraitOverrides)?.values ?? TraitValues())
  }

  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(values: collections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: TraitValues(userInterfaceIdiom: idiom))
  }

  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(values: TraitValues(userInterfaceStyle: style))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
  }

  public convenience init(displayScale: CGFloat) {
    self.init(values: TraitValues(displayScale: displayScale))
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(values: TraitValues(displayGamut: displayGamut))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues(layoutDirection: layoutDirection))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitValues(contentSizeCategory: preferredContentSizeCategory))
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: TraitValues(accessibilityContrast: accessibilityContrast))
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: TraitValues(userInterfaceLevel: userInterfaceLevel))
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: TraitValues(legibilityWeight: legibilityWeight))
  }

  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(values: TraitValues(forceTouchCapability: forceTouchCapability))
  }

  // MARK: Reading

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// Pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .unspecified
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.contentSizeCategory ?? .unspecified
  }
  open var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast ?? .unspecified
  }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  /// The weight of text that the user prefers; fonts of text styles are heavier with the setting "Bold Text".
  ///
  /// Differs from Apple's: images of symbols are no heavier with it.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }

  /// The value of any trait, also of the app's own; its default where nobody says one.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    values.value(of: trait) ?? trait.defaultValue
  }

  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    values.contains(trait?.values ?? TraitValues())
  }

  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void)
    -> UITraitCollection
  {
    var traits: any UIMutableTraits = UITraitOverrides(values: values)
    mutations(&traits)
    return UITraitCollection(values: (traits as? UITraitOverrides)?.values ?? values)
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.values
    return values.userInterfaceStyle != other?.userInterfaceStyle
      || values.accessibilityContrast != other?.accessibilityContrast
      || values.userInterfaceLevel != other?.userInterfaceLevel
      || values.displayGamut != other?.displayGamut
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  // MARK: The current collection

  /// What dynamic colours resolve against while nothing else is said.
  @preconcurrency @MainActor
  public static var current: UITraitCollection {
    get { overriddenCurrent ?? ofDevice }
    set { overriddenCurrent = newValue }
  }

  /// The device's traits; one object until they change, since each view keeps those it was made with.
  @MainActor private static var ofDevice: UITraitCollection {
    let values = DeviceTraitValues.values(of: Device.main)
    if let knownOfDevice, knownOfDevice.values == values { return knownOfDevice }
    let made = UITraitCollection(values: values)
    knownOfDevice = made
    return made
  }

  @MainActor private static var knownOfDevice: UITraitCollection?
  @MainActor private static var overriddenCurrent: UITraitCollection?

  @preconcurrency @MainActor
  open func performAsCurrent(_ actions: () -> Void) {
    let previous = Self.overriddenCurrent
    Self.overriddenCurrent = self
    actions()
    Self.overriddenCurrent = previous
  }
}
