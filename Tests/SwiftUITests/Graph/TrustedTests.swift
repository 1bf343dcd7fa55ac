import Testing

@testable import SwiftUI

/// Finding the class again where types were erased.
struct TrustedTests {
  private class Animal {}
  private final class Dog: Animal {}
  private final class Stone {}

  @Test func givesTheObjectAsItsClass() {
    let dog = Dog()
    #expect(trusted(dog as AnyObject, as: Dog.self) === dog)
  }

  @Test func givesTheObjectAsAClassAboveIts() {
    let dog = Dog()
    #expect(trusted(dog, as: Animal.self) === dog)
  }

  #if DEBUG
    @Test func endsADebugBuildWhereAnObjectOfAnotherClassStands() async {
      await #expect(processExitsWith: .failure) {
        _ = trusted(Stone(), as: Dog.self)
      }
    }
  #endif
}
