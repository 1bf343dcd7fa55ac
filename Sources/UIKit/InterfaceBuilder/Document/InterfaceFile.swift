import Foundation

/// A storyboard or xib on disk; its scenes are read one by one, when they are asked for.
@MainActor
final class InterfaceFile {
  let path: String
  let data: Data
  /// `Main.storyboard`.
  var fileName: String { (path as NSString).lastPathComponent }
  /// What stands around the scenes.
  let document: InterfaceElement
  private let scenes: [InterfaceScenes.Part]
  private var parsed: [Int: InterfaceElement] = [:]
  private(set) lazy var resources = document.list("resources")
  private lazy var strings = InterfaceStrings(path: path)

  /// - Throws: `InterfaceTreeBuilder.Problem` where the text around the scenes is no XML, or of a format
  ///   that nobody has written since Xcode 5.
  init(path: String, data: Data) throws {
    self.path = path
    self.data = data
    let split = InterfaceScenes(data)
    scenes = split.parts
    document = try InterfaceTreeBuilder.tree(split.frame)
    if document.name == "archive" {
      throw InterfaceTreeBuilder.Problem(
        line: document.line,
        reason: "it has the format of Xcode 4 and before; Xcode saves it anew when it is opened")
    }
    strings.translate(document)
  }

  // MARK: Scenes

  /// The scene with an element that says `attribute="value"`; nil if there is none.
  ///
  /// A scene that cannot be read is told once and counts as missing.
  func scene(where attribute: String, is value: String) -> InterfaceElement? {
    let text = Data("\(attribute)=\"\(Self.escaped(value))\"".utf8)
    for index in scenes.indices where data.range(of: text, in: scenes[index].range) != nil {
      guard let scene = scene(at: index) else { continue }
      var isThere = false
      scene.forEach { if $0[attribute] == value { isThere = true } }
      if isThere { return scene }
    }
    return nil
  }

  /// All scenes, for messages.
  var allScenes: [InterfaceElement] { scenes.indices.compactMap { scene(at: $0) } }

  private func scene(at index: Int) -> InterfaceElement? {
    if let known = parsed[index] { return known }
    let part = scenes[index]
    do {
      let scene = try InterfaceTreeBuilder.tree(
        data.subdata(in: part.range), firstLine: part.firstLine)
      strings.translate(scene)
      parsed[index] = scene
      return scene
    } catch let problem as InterfaceTreeBuilder.Problem {
      InterfaceIssue.unreadable(path, problem)
    } catch {}
    return nil
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }

  // MARK: Resources

  func resource(_ kind: String, named name: String) -> InterfaceElement? {
    resources.first { $0.name == kind && $0["name"] == name }
  }
}

/// Where the scenes of a storyboard stand in its text.
///
/// Looking for the tags alone takes a small part of the time that reading all elements would.
struct InterfaceScenes {
  struct Part {
    /// From the start tag to the end of the end tag, in bytes.
    let range: Range<Data.Index>
    /// Counted from 1.
    let firstLine: Int
  }

  let parts: [Part]
  /// The text without the scenes, with as many lines as before.
  let frame: Data

  init(_ data: Data) {
    var parts: [Part] = []
    var frame = Data()
    var place = data.startIndex
    var line = 1
    let start = Data("<scene ".utf8)
    let end = Data("</scene>".utf8)
    while let first = data.range(of: start, in: place..<data.endIndex),
      let last = data.range(of: end, in: first.upperBound..<data.endIndex)
    {
      let before = data[place..<first.lowerBound]
      frame.append(before)
      line += Self.lines(before)
      let range = first.lowerBound..<last.upperBound
      parts.append(Part(range: range, firstLine: line))
      let inside = Self.lines(data[range])
      frame.append(Data(repeating: 0x0A, count: inside))
      line += inside
      place = last.upperBound
    }
    frame.append(data[place...])
    self.parts = parts
    self.frame = frame
  }

  /// The line breaks in a part of the text.
  private static func lines(_ data: Data) -> Int {
    data.withUnsafeBytes { bytes in
      guard var place = bytes.baseAddress else { return 0 }
      let end = place + bytes.count
      var count = 0
      while place < end, let found = memchr(place, 0x0A, end - place) {
        count += 1
        place = UnsafeRawPointer(found) + 1
      }
      return count
    }
  }
}
