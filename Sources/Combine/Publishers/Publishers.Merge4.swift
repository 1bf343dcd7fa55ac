import OpenCombine

extension Publishers {
  /// Emits what four publishers emit, in the order in which they do.
  ///
  /// Finishes when all have finished, and fails when one fails.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, B.Output == C.Output,
    C.Output == D.Output, A.Failure == B.Failure,
    B.Failure == C.Failure, C.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = MergeSubscription(downstream: subscriber, count: 4)
      subscriber.receive(subscription: inner)
      a.subscribe(inner.subscriber(at: 0))
      b.subscribe(inner.subscriber(at: 1))
      c.subscribe(inner.subscriber(at: 2))
      d.subscribe(inner.subscriber(at: 3))
    }

    public func merge<Z: Publisher>(
      with z: Z
    ) -> Merge5<A, B, C, D, Z>
    where Z.Output == Output, Z.Failure == Failure {
      .init(a, b, c, d, z)
    }

    public func merge<Y: Publisher, Z: Publisher>(
      with y: Y, _ z: Z
    ) -> Merge6<A, B, C, D, Y, Z>
    where
      Y.Output == Output, Y.Failure == Failure,
      Z.Output == Output, Z.Failure == Failure
    {
      .init(a, b, c, d, y, z)
    }

    public func merge<X: Publisher, Y: Publisher, Z: Publisher>(
      with x: X, _ y: Y, _ z: Z
    ) -> Merge7<A, B, C, D, X, Y, Z>
    where
      X.Output == Output, X.Failure == Failure,
      Y.Output == Output, Y.Failure == Failure,
      Z.Output == Output, Z.Failure == Failure
    {
      .init(a, b, c, d, x, y, z)
    }

    public func merge<W: Publisher, X: Publisher, Y: Publisher, Z: Publisher>(
      with w: W, _ x: X, _ y: Y, _ z: Z
    ) -> Merge8<A, B, C, D, W, X, Y, Z>
    where
      W.Output == Output, W.Failure == Failure,
      X.Output == Output, X.Failure == Failure,
      Y.Output == Output, Y.Failure == Failure,
      Z.Output == Output, Z.Failure == Failure
    {
      .init(a, b, c, d, w, x, y, z)
    }
  }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Emits what this and three other publishers emit, in the order in which they do.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    .init(self, b, c, d)
  }
}
