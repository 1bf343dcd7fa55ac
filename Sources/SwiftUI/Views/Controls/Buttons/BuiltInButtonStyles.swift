import Foundation

/// The button style of the place that a button is in.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public static var _builtInLook: _ButtonLook? { .borderless }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: .borderless)
  }
}

/// A button that is its label and nothing else.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public static var _builtInLook: _ButtonLook? { .plain }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: .plain)
  }
}

/// A button without a border, with a tinted label.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public static var _builtInLook: _ButtonLook? { .borderless }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: .borderless)
  }
}

/// A button with a grey background, or one of the tint where the app sets a tint.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public static var _builtInLook: _ButtonLook? { .bordered }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: .bordered)
  }
}

/// A button on a background of the tint.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public static var _builtInLook: _ButtonLook? { .prominent }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: .prominent)
  }
}

/// A button that looks as a link.
///
/// Differs from Apple's: also there on iOS, where Apple has it on macOS only.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public static var _builtInLook: _ButtonLook? { .borderless }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: .borderless)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// The body of a built-in style: a button with looks that do not depend on the environment.
package nonisolated struct BuiltInButton: PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration
  let look: _ButtonLook
  let isAlwaysTinted: Bool

  init(
    configuration: PrimitiveButtonStyleConfiguration, look: _ButtonLook,
    isAlwaysTinted: Bool = false
  ) {
    self.configuration = configuration
    self.look = look
    self.isAlwaysTinted = isAlwaysTinted
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> TypedButtonNode<
    PrimitiveButtonStyleConfiguration.Label
  > {
    let node = TypedButtonNode(configuration.label, context)
    node.fixedLook = look
    node.isAlwaysTinted = isAlwaysTinted
    node.action = configuration.action
    node.configure(role: configuration.role)
    return node
  }

  @MainActor
  package func updateNode(_ node: TypedButtonNode<PrimitiveButtonStyleConfiguration.Label>) {
    node.action = configuration.action
    node.update(configuration.label, role: configuration.role)
  }

  @MainActor
  package var _structure: _ViewStructure {
    .view(
      "Button",
      supplementary: [SupplementaryView("labelView", configuration.label)])
  }
}
