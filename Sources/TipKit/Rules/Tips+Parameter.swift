extension Tips {
  /// How a parameter is kept.
  public struct ParameterOption: Hashable, Sendable {
    private let name: String

    /// The value is what the code says at each launch of the app.
    public static let transient = ParameterOption(name: "transient")
  }

  /// A value that rules of tips look at; `@Parameter` makes one.
  public struct Parameter<Value: Codable & Sendable>: Sendable {
    private let key: String
    private let initialValue: Value
    private let isTransient: Bool

    /// - Parameters:
    ///   - owner: The type that has the parameter.
    ///   - name: Under which the value is kept for the app's next launch.
    ///   - value: What it is until it is set for the first time.
    ///   - options: How it is kept.
    public init(
      _ owner: Any.Type, _ name: String, _ value: Value, options: ParameterOption...
    ) {
      // Unlike the name in words, this one is the same at each launch, for private types too.
      key = (_mangledTypeName(owner) ?? String(describing: owner)) + "." + name
      initialValue = value
      isTransient = options.contains(.transient)
    }

    /// Setting it lets tips appear or go.
    public var wrappedValue: Value {
      get { TipStore.shared.parameter(key, isTransient: isTransient) ?? initialValue }
      nonmutating set {
        TipStore.shared.setParameter(key, to: newValue, isTransient: isTransient)
      }
    }
  }
}
