/// A modifier that changes nothing.
public struct EmptyModifier: NodelessModifier {
  public static let identity = EmptyModifier()

  public nonisolated init() {}

}
