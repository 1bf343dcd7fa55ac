extension InspectableView {
  /// What the modifier `buttonStyle` was given.
  public func buttonStyle() throws -> Any { try node.carriedValue("buttonStyle", as: Any.self) }

  /// What the modifier `datePickerStyle` was given.
  public func datePickerStyle() throws -> Any {
    try node.carriedValue("datePickerStyle", as: Any.self)
  }

  /// What the modifier `groupBoxStyle` was given.
  public func groupBoxStyle() throws -> Any { try node.carriedValue("groupBoxStyle", as: Any.self) }

  /// What the modifier `tabViewStyle` was given.
  public func tabViewStyle() throws -> Any { try node.carriedValue("tabViewStyle", as: Any.self) }

  /// What the modifier `indexViewStyle` was given.
  public func indexViewStyle() throws -> Any {
    try node.carriedValue("indexViewStyle", as: Any.self)
  }

  /// What the modifier `labelStyle` was given.
  public func labelStyle() throws -> Any { try node.carriedValue("labelStyle", as: Any.self) }

  /// What the modifier `menuStyle` was given.
  public func menuStyle() throws -> Any { try node.carriedValue("menuStyle", as: Any.self) }

  /// What the modifier `navigationViewStyle` was given.
  public func navigationViewStyle() throws -> Any {
    try node.carriedValue("navigationViewStyle", as: Any.self)
  }

  /// What the modifier `pickerStyle` was given.
  public func pickerStyle() throws -> Any { try node.carriedValue("pickerStyle", as: Any.self) }

  /// What the modifier `progressViewStyle` was given.
  public func progressViewStyle() throws -> Any {
    try node.carriedValue("progressViewStyle", as: Any.self)
  }

  /// What the modifier `textFieldStyle` was given.
  public func textFieldStyle() throws -> Any {
    try node.carriedValue("textFieldStyle", as: Any.self)
  }

  /// What the modifier `toggleStyle` was given.
  public func toggleStyle() throws -> Any { try node.carriedValue("toggleStyle", as: Any.self) }

  /// The style that a modifier of the app's own carries.
  ///
  /// For `"helloWorldStyle"` it is the property `style` of a modifier whose type begins with
  /// `HelloWorldStyleModifier`.
  public func customStyle(_ modifierName: String) throws -> Any {
    let prefix = modifierName.prefix(1).uppercased() + modifierName.dropFirst() + "Modifier"
    for link in node.modifiers() where TypeName.short(type(of: link.modifier)).hasPrefix(prefix) {
      // The type is the app's own: only its property can tell.
      let properties = Mirror(reflecting: link.modifier).children
      guard let style = properties.first(where: { $0.label == "style" })?.value else {
        throw InspectionError.attributeNotFound(
          label: "style", type: TypeName.short(type(of: link.modifier)))
      }
      return style
    }
    throw node.missingModifier(modifierName)
  }
}
