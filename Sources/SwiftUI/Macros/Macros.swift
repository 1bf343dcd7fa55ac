import Foundation
import UIKit

#if Macros

  // MARK: Entries

  /// Makes a property of the environment, a transaction, a container or the focus, and its key.
  ///
  /// Attach it to a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues`
  /// or `FocusedValues`.
  @attached(accessor)
  @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

  /// Makes a getter of a key's default value. Part of what `@Entry` expands to.
  @attached(accessor)
  public macro __EntryDefaultValue() =
    #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValueMacro")

  // MARK: Previews

  /// Declares a preview of a view.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

  /// Declares a preview of a view, with traits of the device that it is shown on.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

  // The traits of these two are optional so that a closure of several statements, whose type nobody knows
  // before it is expanded, counts as that of a view.

  /// Declares a preview of a view controller.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>?...,
    body: @escaping @MainActor () -> UIViewController
  ) = #externalMacro(module: "SwiftUIMacros", type: "UIViewControllerPreviewMacro")

  /// Declares a preview of a UIKit view.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>?...,
    body: @escaping @MainActor () -> UIView
  ) = #externalMacro(module: "SwiftUIMacros", type: "UIViewPreviewMacro")

  /// Lets a preview's body declare state, as a property at its top.
  @attached(peer)
  public macro Previewable() =
    #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

  // MARK: Animation

  /// Conforms a type to `Animatable`, with animatable data made of its stored variables.
  @attached(extension, conformances: Animatable)
  @attached(member, names: named(animatableData))
  public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

  /// Leaves a variable out of what `@Animatable` animates.
  @attached(peer)
  public macro AnimatableIgnored() =
    #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
#endif

// MARK: - What the macros expand to

/// A preview of a view; `#Preview` declares a type that conforms.
public protocol _PreviewRegistration {
  associatedtype Body: View

  static var name: String? { get }
  @MainActor @ViewBuilder static var body: Body { get }
}

/// A preview of a UIKit view; `#Preview` declares a type that conforms.
public protocol _UIViewPreviewRegistration {
  static var name: String? { get }
  @MainActor static func makeUIView() -> UIView
}

/// A preview of a view controller; `#Preview` declares a type that conforms.
public protocol _UIViewControllerPreviewRegistration {
  static var name: String? { get }
  @MainActor static func makeUIViewController() -> UIViewController
}

/// The animatable data of one variable's type.
public typealias _AnimatableData<Value: Animatable> = Value.AnimatableData

// MARK: - Preview traits

/// The kinds of things that a preview can show.
public struct Preview {
  /// Traits of a preview of a view.
  public struct ViewTraits: Sendable {}

  public init() {}
}

/// How a preview is shown.
///
/// Differs from Apple's: nothing shows previews by itself, so traits are kept by nobody.
public struct PreviewTrait<T>: Sendable {
  init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait { .init() }
  public static var sizeThatFitsLayout: PreviewTrait { .init() }
  public static var portrait: PreviewTrait { .init() }
  public static var portraitUpsideDown: PreviewTrait { .init() }
  public static var landscapeLeft: PreviewTrait { .init() }
  public static var landscapeRight: PreviewTrait { .init() }

  /// Shows the preview inside of what a modifier makes.
  ///
  /// Differs from Apple's: nothing shows previews by itself, so the modifier is kept by nobody.
  @MainActor
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { .init() }

  /// Differs from Apple's: nothing shows previews on a canvas, whose size this would be.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { .init() }
}
