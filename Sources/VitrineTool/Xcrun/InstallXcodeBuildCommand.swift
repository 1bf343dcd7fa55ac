import ArgumentParser
import Foundation

/// `vitrine install-xcodebuild`: lets Xcode's commands be found.
package struct InstallXcodeBuildCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "install-xcodebuild",
    abstract: "Makes the commands xcodebuild, xcrun and xcode-select, for scripts that call them.",
    discussion: """
      Put the folder into your PATH. The commands are small files that call this vitrine; deleting them is all \
      that undoing it takes.
      """)

  @Argument(help: "Where to put the commands.", completion: .directory)
  package var folder: String

  package init() {}

  package func run() throws {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    do {
      let names = try XcodeCommands(program: program).install(
        in: URL(fileURLWithPath: folder).standardizedFileURL)
      print("\(folder) has \(names.joined(separator: ", ")). Put it into your PATH.")
    } catch let error as ToolError {
      FileHandle.standardError.write(Data("error: \(error.description)\n".utf8))
      throw ExitCode(ExitStatus.unusable)
    }
  }
}

/// The files that stand for Xcode's commands.
struct XcodeCommands {
  static let names = ["xcodebuild", "xcrun", "xcode-select"]
  /// By this line a file is known as one of ours.
  private static let mark = "# Made by vitrine install-xcodebuild."

  /// The absolute path of `vitrine`.
  let program: String

  func text(of name: String) -> String {
    let quoted = program.replacing("'", with: #"'\''"#)
    return "#!/bin/sh\n\(Self.mark)\nexec '\(quoted)' \(name) \"$@\"\n"
  }

  /// - Returns: The names of the commands.
  /// - Throws: `ToolError` when the folder can't be written to, or has a command of that name already.
  func install(in folder: URL) throws -> [String] {
    let manager = FileManager.default
    for name in Self.names {
      let file = folder.appendingPathComponent(name)
      guard let old = try? String(contentsOf: file, encoding: .utf8) else {
        guard !manager.fileExists(atPath: file.path) else { throw Self.taken(file) }
        continue
      }
      guard old.contains(Self.mark) else { throw Self.taken(file) }
    }
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in Self.names {
        let file = folder.appendingPathComponent(name)
        try Data(text(of: name).utf8).write(to: file)
        try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      }
    } catch {
      throw ToolError("\(folder.path) can't be written to: \(error.localizedDescription)")
    }
    return Self.names
  }

  private static func taken(_ file: URL) -> ToolError {
    ToolError("\(file.path) is there already and is not ours.\nGive another folder.")
  }
}
