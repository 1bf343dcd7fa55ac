#if Macros
  import SwiftData

  /// Who writes the other side of a relationship that is named in another file.
  @Model
  final class Dog {
    private(set) var kennel: Kennel?
    private(set) var friends: [Kennel] = []

    init() {}

    func move(to kennel: Kennel?) { self.kennel = kennel }
  }
#endif
