#if Macros
  /// Makes a static property one that rules of tips can look at, as `$name`.
  ///
  /// What it is set to is there when the app is launched again.
  @attached(accessor)
  @attached(peer, names: prefixed(`$`))
  public macro Parameter(_ options: Tips.ParameterOption...) =
    #externalMacro(module: "SwiftUIMacros", type: "TipParameterMacro")

  /// A condition on a parameter, as `#Rule(Self.$isLoggedIn) { $0 == true }`.
  @freestanding(expression)
  public macro Rule<Value: Codable & Sendable>(
    _ parameter: Tips.Parameter<Value>, _ condition: (Value) -> Bool
  ) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")

  /// A condition on the donations of an event, as `#Rule(Self.didOpen) { $0.donations.count >= 3 }`.
  @freestanding(expression)
  public macro Rule<DonationInfo: Codable & Sendable>(
    _ event: Tips.Event<DonationInfo>, _ condition: (Tips.Event<DonationInfo>) -> Bool
  ) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")
#endif
