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
///
/// Here the content scrolls, and the sheet moves once the content is at its end.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let rawValue: Int8
  public static let automatic = PresentationContentInteraction(rawValue: 0)
  public static let resizes = PresentationContentInteraction(rawValue: 1)
  public static let scrolls = PresentationContentInteraction(rawValue: 2)
}

/// How large a sheet is where there is room around it.
public protocol PresentationSizing {}

/// A sheet in one of the system's sizes.
public struct SystemPresentationSizing: PresentationSizing, Hashable, Sendable {
  fileprivate let name: String

  /// Makes the sheet as large as its content, along the axes asked for.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

  /// Lets the sheet grow when its content does.
  public func sticky(
    horizontal: Bool = false, vertical: Bool = false
  ) -> some PresentationSizing { self }
}

extension PresentationSizing where Self == SystemPresentationSizing {
  public static var automatic: SystemPresentationSizing { Self(name: "automatic") }
  public static var fitted: SystemPresentationSizing { Self(name: "fitted") }
  public static var form: SystemPresentationSizing { Self(name: "form") }
  public static var page: SystemPresentationSizing { Self(name: "page") }
}

extension View {
  /// Says how large the sheet is in a regular environment; a phone's sheets are as wide as the screen.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    modifier(NotedModifier("presentationSizing", sizing))
  }
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
    presentationOption("presentationContentInteraction", behavior) { _ in }
  }

  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationOption("presentationCompactAdaptation", adaptation) { $0.adaptation = adaptation }
  }

  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationOption("presentationCompactAdaptation", horizontalAdaptation) {
      $0.adaptation = horizontalAdaptation
    }
  }
}
