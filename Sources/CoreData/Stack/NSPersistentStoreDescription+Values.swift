import Foundation

extension NSPersistentStoreDescription {
  /// Takes what Objective-C makes an object of, as `true` and texts.
  ///
  /// Swift on Linux does not make one by itself.
  public func setOption(_ option: Bool, forKey key: String) {
    setOption(NSNumber(value: option), forKey: key)
  }

  /// Takes a text, of which Objective-C makes an object.
  public func setValue(_ value: String, forPragmaNamed name: String) {
    setValue(NSString(string: value), forPragmaNamed: name)
  }
}
