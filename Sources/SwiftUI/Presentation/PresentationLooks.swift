import Foundation

/// What can be touched behind a presentation.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic
    case enabled
    case upThrough(PresentationDetent)
    case disabled
  }

  package let kind: Kind
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let rawValue: Int8
  public static let automatic = PresentationAdaptation(rawValue: 0)
  public static let none = PresentationAdaptation(rawValue: 1)
  public static let popover = PresentationAdaptation(rawValue: 2)
  public static let sheet = PresentationAdaptation(rawValue: 3)
  public static let fullScreenCover = PresentationAdaptation(rawValue: 4)
}

/// What a swipe on the content of a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let rawValue: Int8
  /// The sheet changes its height while the content is at its top.
  public static let automatic = PresentationContentInteraction(rawValue: 0)
  /// The sheet changes its height while the content is at its top.
  public static let resizes = PresentationContentInteraction(rawValue: 1)
  /// The content scrolls; only its grabber makes the sheet higher.
  public static let scrolls = PresentationContentInteraction(rawValue: 2)
}

extension View {
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption("presentationDragIndicator", visibility) { $0.dragIndicator = visibility }
  }

  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption("presentationCornerRadius", cornerRadius) {
      $0.cornerRadius = cornerRadius
    }
  }

  /// Keeps the user from closing the sheet by pulling it down.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption("interactiveDismissDisabled", isDisabled) {
      $0.isDismissalDisabled = isDisabled
    }
  }

  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOption("presentationBackground", style) {
      $0.background = .style(AnyShapeStyle(style))
    }
  }

  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = content().frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    return presentationOption("presentationBackground", view) { $0.background = .view(view) }
  }

  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationOption("presentationBackgroundInteraction", interaction) {
      $0.backgroundInteraction = interaction
    }
  }

  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    presentationOption("presentationContentInteraction", behavior) {
      $0.contentInteraction = behavior
    }
  }

  /// Says what the presentation becomes where there is little room.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Says what the presentation becomes where there is little room in one direction; where there is
  /// in both, the vertical one counts.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationOption("presentationCompactAdaptation", horizontalAdaptation) {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }
}
