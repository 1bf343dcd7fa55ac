import OpenCombine

extension Publishers {
  /// Emits what two publishers emit, in the order in which they do.
  ///
  /// Finishes when all have finished, and fails when one fails.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = MergeSubscription(downstream: subscriber, count: 2)
      subscriber.receive(subscription: inner)
      a.subscribe(inner.subscriber(at: 0))
      b.subscribe(inner.subscriber(at: 1))
    }

    public func merge<Z: Publisher>(
      with z: Z
    ) -> Merge3<A, B, Z>
    where Z.Output == Output, Z.Failure == Failure {
      .init(a, b, z)
    }

    public func merge<Y: Publisher, Z: Publisher>(
      with y: Y, _ z: Z
    ) -> Merge4<A, B, Y, Z>
    where
      Y.Output == Output, Y.Failure == Failure,
      Z.Output == Output, Z.Failure == Failure
    {
      .init(a, b, y, z)
    }

    public func merge<X: Publisher, Y: Publisher, Z: Publisher>(
      with x: X, _ y: Y, _ z: Z
    ) -> Merge5<A, B, X, Y, Z>
    where
      X.Output == Output, X.Failure == Failure,
      Y.Output == Output, Y.Failure == Failure,
      Z.Output == Output, Z.Failure == Failure
    {
      .init(a, b, x, y, z)
    }

    public func merge<W: Publisher, X: Publisher, Y: Publisher, Z: Publisher>(
      with w: W, _ x: X, _ y: Y, _ z: Z
    ) -> Merge6<A, B, W, X, Y, Z>
    where
      W.Output == Output, W.Failure == Failure,
      X.Output == Output, X.Failure == Failure,
      Y.Output == Output, Y.Failure == Failure,
      Z.Output == Output, Z.Failure == Failure
    {
      .init(a, b, w, x, y, z)
    }

    public func merge<V: Publisher, W: Publisher, X: Publisher, Y: Publisher, Z: Publisher>(
      with v: V, _ w: W, _ x: X, _ y: Y, _ z: Z
    ) -> Merge7<A, B, V, W, X, Y, Z>
    where
      V.Output == Output, V.Failure == Failure,
      W.Output == Output, W.Failure == Failure,
      X.Output == Output, X.Failure == Failure,
      Y.Output == Output, Y.Failure == Failure,
      Z.Output == Output, Z.Failure == Failure
    {
      .init(a, b, v, w, x, y, z)
    }

    public func merge<
      U: Publisher, V: Publisher, W: Publisher, X: Publisher, Y: Publisher, Z: Publisher
    >(
      with u: U, _ v: V, _ w: W, _ x: X, _ y: Y, _ z: Z
    ) -> Merge8<A, B, U, V, W, X, Y, Z>
    where
      U.Output == Output, U.Failure == Failure,
      V.Output == Output, V.Failure == Failure,
      W.Output == Output, W.Failure == Failure,
      X.Output == Output, X.Failure == Failure,
      Y.Output == Output, Y.Failure == Failure,
      Z.Output == Output, Z.Failure == Failure
    {
      .init(a, b, u, v, w, x, y, z)
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Emits what this and another publisher emit, in the order in which they do.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    .init(self, other)
  }
}
