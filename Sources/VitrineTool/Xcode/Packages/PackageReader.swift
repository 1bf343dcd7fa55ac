import Foundation
import ReviewRecords

/// Reads manifests of packages, keeping what `swift package dump-package` said for as long as they are the same.
package struct PackageReader {
  package var toolchain: Toolchain
  package var scratch: ScratchFolder
  package var marker: RunMarker
  package var interruption: Interruption

  package init(
    toolchain: Toolchain, scratch: ScratchFolder, marker: RunMarker, interruption: Interruption
  ) {
    self.toolchain = toolchain
    self.scratch = scratch
    self.marker = marker
    self.interruption = interruption
  }

  /// - Throws: `ToolError` when the manifest can't be read.
  package func read(_ folder: URL) throws -> PackageDescription {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var key = "\(folder.path)\n\(toolchain.swift)\n"
    for name in names.sorted() where name.hasPrefix("Package") && name.hasSuffix(".swift") {
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      key += "\(name)\n\(text ?? "")\n"
    }
    let file = "Manifests/\(StableHash.text(of: key)).json"
    if let kept = FileManager.default.contents(atPath: scratch.path(file)),
      let package = try? JSONDecoder().decode(PackageDescription.self, from: kept)
    {
      scratch.keep(file)
      return package
    }
    var output = ""
    var complaints: [String] = []
    // The folder itself is not written to: what SwiftPM keeps lies in the scratch folder.
    var program = ChildProcess(
      executable: toolchain.swift,
      arguments: [
        "package", "--package-path", folder.path, "--scratch-path", scratch.path("Manifests/build"),
        "dump-package",
      ], marker: marker)
    program.hidesMarker = true
    let ending = try program.run(interruption: interruption) {
      if $0 == .output { output += $1 + "\n" } else { complaints.append($1) }
    }
    do {
      guard ending == .exited(0) else {
        throw ToolError(complaints.suffix(10).joined(separator: "\n"))
      }
      let package = try JSONDecoder().decode(PackageDescription.self, from: Data(output.utf8))
      try scratch.write(output, to: file)
      return package
    } catch {
      throw ToolError("The package in \(folder.path) can't be read:\n\(error)")
    }
  }
}
