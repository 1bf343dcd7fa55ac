import Foundation

// What adapted sources call where apps make an object of a class value, as Objective-C's initialisers allow:
// `T(frame: .zero)`, `Self()`, `type.init()`. The initialiser is that of the class that the value is at run time.

extension NSObject {
  /// By `init()`.
  ///
  /// Ends the process if the toolchain's classes have no place for it, which the check at the start has told.
  public static func _made() -> Self { made(DynamicInitializer.object(self), "init()") }

  /// What an initialiser gave, for the forms of `_made` with arguments.
  static func made(_ object: NSObject?, _ initializer: String) -> Self {
    guard let made = object as? Self else {
      fatalError("\(initializer) of \(self) cannot be called on a class value with this toolchain.")
    }
    return made
  }
}
