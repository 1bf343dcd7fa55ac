import Foundation

/// Writes a message to the log.
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
  LogJournal.shared.note(.message(type), message.text, in: log)
}

/// Writes a message to the log, at its default level.
public func os_log(_ message: OSLogMessage) { os_log(.default, log: .default, message) }

/// Writes a message with `printf` placeholders to the log; `%{public}@` shows a value to all.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  os_log(type, dso: dso, log: log, message, args)
}

/// Writes a message with `printf` placeholders to the log, its level first.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  os_log(type, dso: dso, log: log, message, args)
}

/// Writes a message with `printf` placeholders to the log.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: [any CVarArg]
) {
  let text = PrintfFormat("\(message)").text(args)
  LogJournal.shared.note(.message(type), text, in: log)
}

/// A format of `printf`, with the log's annotations in braces.
struct PrintfFormat {
  private var parts: [Part] = []

  private struct Part {
    var literal = ""
    /// The placeholder after the literal, without its annotation.
    var placeholder: String?
    var annotations: [String] = []
  }

  init(_ format: String) {
    var part = Part()
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        part.literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        part.literal += "%"
        continue
      }
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        part.annotations = rest[..<end].dropFirst().split(separator: ",")
          .map { $0.trimmingCharacters(in: .whitespaces) }
        rest = rest[rest.index(after: end)...]
      }
      var placeholder = "%"
      while let next = rest.popFirst() {
        placeholder.append(next)
        if next == "@" || (next.isLetter && !"hlqLztj".contains(next)) { break }
      }
      part.placeholder = placeholder
      parts.append(part)
      part = Part()
    }
    parts.append(part)
  }

  /// The text with values in place of the placeholders; missing values are said to be missing.
  func text(_ values: [any CVarArg]) -> OSLogMessage.Text {
    var text = OSLogMessage.Text()
    var index = 0
    for part in parts {
      text.full += part.literal
      text.redacted += part.literal
      text.format += part.literal
      guard let placeholder = part.placeholder else { continue }
      text.format += placeholder
      guard index < values.count else {
        text.full += "<decode: missing data>"
        text.redacted += "<decode: missing data>"
        continue
      }
      let value = written(values[index], placeholder)
      index += 1
      text.full += value
      let isText = placeholder.hasSuffix("@") || placeholder.hasSuffix("s")
      let isHidden =
        part.annotations.contains("private") || part.annotations.contains("sensitive")
        || (isText && !part.annotations.contains("public"))
      text.redacted += isHidden ? "<private>" : value
    }
    return text
  }

  private func written(_ value: any CVarArg, _ placeholder: String) -> String {
    // A text for `%s` would have to be a C string, which only the caller could keep alive.
    if placeholder.hasSuffix("@") { return "\(value)" }
    if placeholder.hasSuffix("s") {
      if let pointer = value as? UnsafePointer<CChar> { return String(cString: pointer) }
      return "\(value)"
    }
    return String(format: placeholder, arguments: [value])
  }
}
