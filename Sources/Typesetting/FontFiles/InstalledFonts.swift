import CoreGraphics
import Foundation
import Synchronization

/// The fonts that the app brings with it, by the names that apps find them with.
package enum InstalledFonts {
  private struct State: Sendable {
    var faces: [FontFace] = []
    /// The files they came from, to take them away by.
    var origins: [String] = []
    var source: (@Sendable () -> Void)?
    var hasAsked = false
  }

  private static let state = Mutex(State())

  // MARK: Adding

  /// What installs the app's fonts when the first one is looked for by its name.
  package static func setSource(_ source: @escaping @Sendable () -> Void) {
    state.withLock { state in
      state.source = source
      state.hasAsked = false
    }
  }

  /// Adds the fonts of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - origin: What `remove(_:)` takes them away by, such as a path.
  /// - Returns: Those that were added; none if the file is no font, or all were there before.
  @discardableResult
  package static func add(_ bytes: [UInt8], origin: String) -> [FontFace] {
    let found = FontFace.faces(inFile: bytes)
    let added = state.withLock { state in
      let names = Set(state.faces.map(\.postScriptName))
      let new = found.filter { !names.contains($0.postScriptName) }
      state.faces += new
      state.origins += new.map { _ in origin }
      return new
    }
    // What was measured by the same name before was another font.
    if !added.isEmpty { FontCache.shared.removeAll() }
    return added
  }

  /// Takes the fonts of a file away.
  ///
  /// - Returns: false if there are none.
  @discardableResult
  package static func remove(origin: String) -> Bool {
    let hadAny = state.withLock { state in
      let kept = state.origins.indices.filter { state.origins[$0] != origin }
      guard kept.count < state.origins.count else { return false }
      state.faces = kept.map { state.faces[$0] }
      state.origins = kept.map { state.origins[$0] }
      return true
    }
    if hadAny { FontCache.shared.removeAll() }
    return hadAny
  }

  // MARK: Finding

  /// The families, in the order in which they came.
  package static var familyNames: [String] {
    var names: [String] = []
    for face in faces where !names.contains(face.familyName) { names.append(face.familyName) }
    return names
  }

  package static func faces(ofFamily name: String) -> [FontFace] {
    let name = name.lowercased()
    return faces.filter { $0.familyName.lowercased() == name }
  }

  /// The font of a PostScript or full name, or the plainest one of a family; capitals make no difference.
  package static func face(named name: String) -> FontFace? {
    let name = name.lowercased()
    if let exact = faces.first(where: {
      $0.postScriptName.lowercased() == name || $0.fullName.lowercased() == name
    }) {
      return exact
    }
    return nearest(to: 400, isItalic: false, in: faces(ofFamily: name))
  }

  /// The font to use for a name with a weight and a slant: the named one, unless something else than
  /// plain is asked for and its family has a better one.
  ///
  /// - Parameters:
  ///   - name: As for `face(named:)`.
  ///   - weight: On OpenType's scale; 400 asks for nothing in particular.
  ///   - isItalic: Whether a slanted one is asked for.
  /// - Returns: nil if there is no font of that name.
  package static func face(named name: String, weight: CGFloat, isItalic: Bool) -> FontFace? {
    guard let named = face(named: name) else { return nil }
    guard weight != 400 || isItalic, named.weight != weight || named.isItalic != isItalic else {
      return named
    }
    return nearest(to: weight, isItalic: isItalic, in: faces(ofFamily: named.familyName)) ?? named
  }

  private static func nearest(
    to weight: CGFloat, isItalic: Bool, in faces: [FontFace]
  ) -> FontFace? {
    func distance(_ face: FontFace) -> CGFloat {
      abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 1000)
    }
    return faces.min { distance($0) < distance($1) }
  }

  private static var faces: [FontFace] {
    let source = state.withLock { state in
      guard !state.hasAsked else { return nil as (@Sendable () -> Void)? }
      state.hasAsked = true
      return state.source
    }
    source?()
    return state.withLock { $0.faces }
  }
}

extension FontDescriptor {
  /// The app's font that this is; nil for those of the system.
  package var installedFace: FontFace? {
    guard let familyName else { return nil }
    return InstalledFonts.face(
      named: familyName, weight: weight.openTypeWeight, isItalic: isItalic)
  }
}
