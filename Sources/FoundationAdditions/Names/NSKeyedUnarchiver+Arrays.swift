import Foundation

extension NSKeyedUnarchiver {
  /// The objects of an archived array; nil if it holds others.
  public static func unarchivedArrayOfObjects<DecodedObject: NSObject & NSCoding>(
    ofClass type: DecodedObject.Type, from data: Data
  ) throws -> [DecodedObject]? {
    try unarchivedObject(ofClasses: [NSArray.self, type], from: data) as? [DecodedObject]
  }
}
