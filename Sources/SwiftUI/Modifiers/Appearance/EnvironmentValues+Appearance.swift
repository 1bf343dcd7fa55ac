import Foundation

/// How strongly the background behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private enum Kind { case standard, increased }

  private let kind: Kind

  /// That of the window, or of a row that is not selected.
  public static let standard = BackgroundProminence(kind: .standard)
  /// One before which only light content can be read.
  public static let increased = BackgroundProminence(kind: .increased)
}

/// Whether materials look as those of an active window.
public enum MaterialActiveAppearance: Equatable, Hashable, Sendable {
  case automatic
  case active
  case inactive
  case matchWindow
}

/// The size of the rows of a sidebar, chosen in the settings of a Mac.
public enum SidebarRowSize: Sendable {
  case small
  case medium
  case large
}

/// The document that a scene shows.
public struct DocumentConfiguration {
  public var fileURL: URL?
  public var isEditable: Bool
}

extension Image {
  /// How bright an image may become.
  public struct DynamicRange: Hashable, Sendable {
    private enum Kind { case standard, constrainedHigh, high }

    private let kind: Kind

    /// No brighter than white.
    public static let standard = DynamicRange(kind: .standard)
    public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
    public static let high = DynamicRange(kind: .high)
  }
}

/// Which of the system's tools for writing a text input offers.
public struct WritingToolsBehavior: Equatable, Sendable {
  private enum Kind { case automatic, complete, limited, disabled }

  private let kind: Kind

  public static let automatic = WritingToolsBehavior(kind: .automatic)
  public static let complete = WritingToolsBehavior(kind: .complete)
  public static let limited = WritingToolsBehavior(kind: .limited)
  public static let disabled = WritingToolsBehavior(kind: .disabled)
}

private enum DynamicRangeKey: EnvironmentKey {
  static let defaultValue: Image.DynamicRange? = nil
}
private enum WritingToolsKey: EnvironmentKey {
  static let defaultValue: WritingToolsBehavior? = nil
}
private enum AppearsActiveKey: EnvironmentKey { static let defaultValue = true }
private enum BackgroundMaterialKey: EnvironmentKey { static let defaultValue: Material? = nil }
private enum BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}
private enum TransitionDrawingGroupKey: EnvironmentKey { static let defaultValue = false }
private enum MaterialAppearanceKey: EnvironmentKey {
  static let defaultValue = MaterialActiveAppearance.automatic
}
private enum SidebarRowSizeKey: EnvironmentKey { static let defaultValue = SidebarRowSize.medium }

extension EnvironmentValues {
  /// Whether views look as those of the window that is used.
  ///
  /// Differs from Apple's: always true unless it is set, and nothing looks otherwise.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// How bright images may become; the simulated screen shows all of them in the standard range.
  ///
  /// Differs from Apple's: images are drawn in the standard range, whatever the value.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }

  /// Which of the system's tools for writing are offered; the simulated device has none.
  ///
  /// Differs from Apple's: no tools for writing are offered, whatever the value.
  public internal(set) var writingToolsBehavior: WritingToolsBehavior? {
    get { self[WritingToolsKey.self] }
    set { self[WritingToolsKey.self] = newValue }
  }

  /// The material in front of which the view stands; nil without one.
  ///
  /// Differs from Apple's: nil unless it is set, in front of materials too.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// Differs from Apple's: `standard` unless it is set, in selected rows too.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// Whether content transitions are drawn on a layer of their own; pictures are the same either way.
  ///
  /// Differs from Apple's: content transitions are not drawn, so that the value is only passed on.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[TransitionDrawingGroupKey.self] }
    set { self[TransitionDrawingGroupKey.self] = newValue }
  }

  /// Materials look alike in all windows of a phone, so that this is only passed on.
  ///
  /// Differs from Apple's: materials look alike in all windows, whatever the value.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialAppearanceKey.self] }
    set { self[MaterialAppearanceKey.self] = newValue }
  }

  /// Always that of devices without the setting, unless it is set.
  ///
  /// Differs from Apple's: `medium` unless it is set, and rows keep their height.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }

  /// Nil, as scenes that show documents are not supported.
  public var documentConfiguration: DocumentConfiguration? { nil }

  /// Whether a tab view shows the contents of its sections: never on a phone.
  public var isTabBarShowingSections: Bool { false }

  /// Whether quick actions are on, which only watches have.
  public var accessibilityQuickActionsEnabled: Bool { false }
}

extension View {
  /// Chooses how materials look while the window is not used.
  ///
  /// Differs from Apple's: materials look alike in all windows; what was asked for is in the environment
  /// only.
  public nonisolated func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View {
    modifier(
      EnvironmentSettingModifier(
        "materialActiveAppearance", \.materialActiveAppearance, appearance))
  }

  /// Says how bright the images inside may become.
  ///
  /// Differs from Apple's: images are drawn in the standard range; what was asked for is in the
  /// environment only.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    modifier(EnvironmentSettingModifier("allowedDynamicRange", \.allowedDynamicRange, range))
  }

  /// Says which of the system's tools for writing the text inputs inside offer.
  ///
  /// Differs from Apple's: no tools for writing are offered; what was asked for is in the environment
  /// only.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    modifier(EnvironmentSettingModifier("writingToolsBehavior", \.writingToolsBehavior, behavior))
  }
}
