import Combine

/// What a kiosk has to sell.
@MainActor
public final class Stock: ObservableObject {
  @Published public private(set) var papers = 3

  public init() {}

  public func sell() {
    if papers > 0 { papers -= 1 }
  }
}
