import OpenCombine

extension Publishers {
  /// Emits what three publishers emit, in the order in which they do.
  ///
  /// Finishes when all have finished, and fails when one fails.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, B.Output == C.Output,
    A.Failure == B.Failure, B.Failure == C.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = MergeSubscription(downstream: subscriber, count: 3)
      subscriber.receive(subscription: inner)
      a.subscribe(inner.subscriber(at: 0))
      b.subscribe(inner.subscriber(at: 1))
      c.subscribe(inner.subscriber(at: 2))
    }

    public func merge<Z: Publisher>(
      with z: Z
    ) -> Merge4<A, B, C, Z>
    where Z.Output == Output, Z.Failure == Failure {
      .init(a, b, c, z)
    }

    public func merge<Y: Publisher, Z: Publisher>(
      with y: Y, _ z: Z
    ) -> Merge5<A, B, C, Y, Z>
    where
      Y.Output == Output, Y.Failure == Failure,
      Z.Output == Output, Z.Failure == Failure
    {
      .init(a, b, c, y, z)
    }

    public func merge<X: Publisher, Y: Publisher, Z: Publisher>(
      with x: X, _ y: Y, _ z: Z
    ) -> Merge6<A, B, C, X, Y, Z>
    where
      X.Output == Output, X.Failure == Failure,
      Y.Output == Output, Y.Failure == Failure,
      Z.Output == Output, Z.Failure == Failure
    {
      .init(a, b, c, x, y, z)
    }

    public func merge<W: Publisher, X: Publisher, Y: Publisher, Z: Publisher>(
      with w: W, _ x: X, _ y: Y, _ z: Z
    ) -> Merge7<A, B, C, W, X, Y, Z>
    where
      W.Output == Output, W.Failure == Failure,
      X.Output == Output, X.Failure == Failure,
      Y.Output == Output, Y.Failure == Failure,
      Z.Output == Output, Z.Failure == Failure
    {
      .init(a, b, c, w, x, y, z)
    }

    public func merge<V: Publisher, W: Publisher, X: Publisher, Y: Publisher, Z: Publisher>(
      with v: V, _ w: W, _ x: X, _ y: Y, _ z: Z
    ) -> Merge8<A, B, C, V, W, X, Y, Z>
    where
      V.Output == Output, V.Failure == Failure,
      W.Output == Output, W.Failure == Failure,
      X.Output == Output, X.Failure == Failure,
      Y.Output == Output, Y.Failure == Failure,
      Z.Output == Output, Z.Failure == Failure
    {
      .init(a, b, c, v, w, x, y, z)
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Emits what this and two other publishers emit, in the order in which they do.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure
  {
    .init(self, b, c)
  }
}
