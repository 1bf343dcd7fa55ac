import Foundation

// What an Info.plist says of the files beside it.

extension InfoPlist {
  /// The files of fonts that the app has the system register, relative to the bundle.
  package var fonts: [String] {
    guard case .array(let items)? = values["UIAppFonts"] else { return [] }
    return items.compactMap(\.string)
  }

  /// A sentence for each listed font that is not in the bundle.
  ///
  /// - Parameters:
  ///   - destinations: What is copied, by its places in the bundle; a folder stands for all that is in it.
  ///   - target: The name of the target.
  /// - Returns: The sentences, in the order of the list.
  package func missingFonts(among destinations: [String], target: String) -> [String] {
    fonts.compactMap { font in
      if destinations.contains(where: { $0 == font || font.hasPrefix($0 + "/") }) { return nil }
      let file = font.lastPathPart
      let other = destinations.first { $0.lastPathPart == file }
      let hint =
        other.map { "It is copied to \($0): list that." }
        ?? "Add the file to the target's resources, or take the line out."
      return
        "\(target): Info.plist lists the font \(font) in UIAppFonts, which is not in the bundle. "
        + hint
    }
  }

  /// The property list with the words of another language, for that language's folder.
  ///
  /// Foundation for Linux takes a key that is not translated as missing, so that each has them all.
  ///
  /// - Parameter strings: The contents of an `InfoPlist.strings`.
  /// - Returns: nil if the strings cannot be read.
  /// - Throws: An error of `PropertyListSerialization`.
  package func translated(by strings: Data) throws -> Data? {
    guard
      let words = try? PropertyListSerialization.propertyList(from: strings, format: nil)
        as? [String: Any]
    else { return nil }
    var all = values
    for (key, value) in words { all[key] = InfoPlistValue(value) }
    return try PropertyListSerialization.data(
      fromPropertyList: all.mapValues(\.object), format: .xml, options: 0)
  }
}
