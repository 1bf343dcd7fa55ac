/// A type that shows views in a canvas; here its previews are views like any others, for tests.
@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
