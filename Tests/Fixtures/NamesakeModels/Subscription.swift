/// What a customer pays for: a model as apps have them in a module of their own.
public struct Subscription: Equatable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}
