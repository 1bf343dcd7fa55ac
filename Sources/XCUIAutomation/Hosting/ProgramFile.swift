import Device
import Foundation

/// The program of this process, as its file tells about it.
///
/// The dynamic linker knows no entry points of apps, so that they are looked up in the table that debuggers use.
struct ProgramFile {
  struct Function {
    let name: String
    /// Where it lies in this process.
    let address: UInt
  }

  private let file: ObjectFile
  /// What is added to the file's addresses where the program was loaded.
  private let slide: UInt

  /// Nil if the file is not what it must be, or cannot be read.
  static let current: ProgramFile? = {
    guard let file = ObjectFile(path: "/proc/self/exe"), let program = LoadedLibrary.all.first
    else { return nil }
    return ProgramFile(file, loadedAt: program.base)
  }()

  init(_ file: ObjectFile, loadedAt start: UInt) {
    self.file = file
    slide = file.slide(loadedAt: start)
  }

  /// The functions that are defined in the program and whose names end so.
  ///
  /// - Complexity: O(n) in the number of all symbols.
  func functions(endingIn suffix: String) -> [Function] {
    // Where the symbols and their names lie in the file; they may have been removed.
    guard let table = file.sections.first(where: { $0.kind == 2 }),
      file.sections.indices.contains(table.link)
    else { return [] }
    let (symbols, names) = (table.bytes, file.sections[table.link].bytes)
    let ending = Array(suffix.utf8)
    return stride(from: 0, to: symbols.count - symbols.count % 24, by: 24).compactMap { place in
      // A function of any section; 0 is that of what other libraries define.
      guard symbols[place + 4] & 0xf == 2, symbols.number(at: place + 6, 2) != 0 else {
        return nil
      }
      let name = names.bytesOfText(at: symbols.number(at: place, 4))
      guard name.count > ending.count, name.suffix(ending.count).elementsEqual(ending) else {
        return nil
      }
      return Function(
        name: String(decoding: name, as: UTF8.self),
        address: slide &+ UInt(symbols.number(at: place + 8, 8)))
    }
  }
}
