import Foundation

/// Decoding of keys that an archive lacks, for which Apple's coders give nil; Foundation for Linux ends the process, or
/// the decoding of all that is around.
///
/// Adapted sources call these where they call methods without `device`.
extension NSCoder {
  public func deviceDecodeObject(forKey key: String) -> Any? {
    lacks(key) ? nil : decodeObject(forKey: key)
  }

  public func deviceDecodeObject<Decoded: NSObject & NSCoding>(
    of type: Decoded.Type, forKey key: String
  ) -> Decoded? {
    lacks(key) ? nil : decodeObject(of: type, forKey: key)
  }

  public func deviceDecodeObject(of types: [AnyClass]?, forKey key: String) -> Any? {
    lacks(key) ? nil : decodeObject(of: types, forKey: key)
  }

  public func deviceDecodePropertyList(forKey key: String) -> Any? {
    lacks(key) ? nil : decodePropertyList(forKey: key)
  }

  /// Coders of another kind decide for themselves.
  private func lacks(_ key: String) -> Bool {
    (self as? NSKeyedUnarchiver).map { !$0.containsValue(forKey: key) } ?? false
  }
}
