import Foundation

extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// What `%@` writes of a number: 1 and 0 for Booleans.
  private var formatted: NSString { NSString(string: stringValue) }

  /// What is kept until the text is written.
  public var _cVarArgObject: any CVarArg { formatted }

  public var _cVarArgEncoding: [Int] { formatted._cVarArgEncoding }
}
