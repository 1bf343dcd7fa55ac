/// The words that VoiceOver speaks for a system symbol that has no label of its own.
package enum SymbolNames {
  /// `chevron.left` → "Back"; a symbol without an own word is read from its name's parts.
  package static func spokenLabel(for symbol: String) -> String {
    if let word = words[symbol] { return word }
    let parts = symbol.split(separator: ".").map(String.init)
    // A symbol that is nothing but an ornament, such as `square.fill`, is named for it.
    let meaning = parts.filter { !ornaments.contains($0) }
    let core = meaning.isEmpty ? Array(parts.prefix(1)) : meaning
    if let word = words[core.joined(separator: ".")] { return word }
    return core.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// Parts of a symbol's name that say how it is drawn, not what it means.
  private static let ornaments: Set<String> = [
    "fill", "circle", "square", "slash", "rectangle", "inverse", "app", "dashed", "badge",
  ]

  private static let words: [String: String] = [
    "arrow.clockwise": "Refresh",
    "arrow.counterclockwise": "Refresh",
    "arrow.down": "Down",
    "arrow.left": "Back",
    "arrow.right": "Forward",
    "arrow.up": "Up",
    "arrow.uturn.backward": "Undo",
    "arrow.uturn.forward": "Redo",
    "bookmark": "Bookmark",
    "camera": "Camera",
    "cart": "Shopping Cart",
    "checkmark": "Selected",
    "chevron.backward": "Back",
    "chevron.down": "Go Down",
    "chevron.forward": "Forward",
    "chevron.left": "Back",
    "chevron.right": "Forward",
    "chevron.up": "Go Up",
    "circle": "Circle",
    "doc": "Document",
    "ellipsis": "More",
    "envelope": "Envelope",
    "exclamationmark.triangle": "Warning",
    "gear": "Settings",
    "gearshape": "Settings",
    "globe": "Globe",
    "heart": "Love",
    "house": "Home",
    "info": "Info",
    "info.circle": "Info",
    "line.3.horizontal": "Menu",
    "list.bullet": "List",
    "lock": "Locked",
    "magnifyingglass": "Search",
    "mic": "Microphone",
    "minus": "Remove",
    "moon": "Do Not Disturb",
    "paperplane": "Send",
    "pause": "Pause",
    "pencil": "Edit",
    "person": "Person",
    "phone": "Phone",
    "photo": "Photo",
    "play": "Play",
    "plus": "Add",
    "questionmark": "Help",
    "square": "Square",
    "square.and.arrow.down": "Download",
    "square.and.arrow.up": "Share",
    "square.and.pencil": "Compose",
    "star": "Favorite",
    "stop": "Stop",
    "trash": "Delete",
    "xmark": "Close",
  ]
}
