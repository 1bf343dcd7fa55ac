import Foundation
import XcodeProjects

extension NativeTarget {
  /// The C code of a project's target, as a target of the generated package.
  ///
  /// Its files keep their places beside each other in the folder `code`; a module map names the headers.
  /// - Parameters:
  ///   - module: The name by which Swift imports it.
  ///   - sources: Absolute paths.
  ///   - headers: Absolute paths of what Swift sees.
  ///   - others: Absolute paths of headers that only the code reads.
  ///   - settings: The settings of the target.
  /// - Returns: The target, and the files that nobody wrote.
  static func code(
    _ module: String, sources: [String], headers: [String], others: [String],
    _ settings: BuildSettings
  ) -> (target: NativeTarget, made: [ProjectModule.GeneratedSource]) {
    var target = NativeTarget(.clang)
    let beside = Set((sources + headers).map { folder(of: $0) }).flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .filter { ["h", "hpp", "hh", "inc", "def"].contains(FileManager.suffix(of: $0)) }
        .map { "\(folder)/\($0)" }
    }
    let files = Array(Set(sources + headers + others + beside)).sorted()
    let root = commonFolder(of: files)
    func place(_ path: String) -> String { "code" + path.dropFirst(root.count) }
    target.files = files.map { BundlePlan.Item(URL(fileURLWithPath: $0), to: place($0)) }
    let folders = Set(
      files.filter { FileManager.suffix(of: $0).hasPrefix("h") }.map { folder(of: place($0)) })
    var words = folders.sorted().map { ".headerSearchPath(\"\($0)\")" }
    for definition in settings.list("GCC_PREPROCESSOR_DEFINITIONS") {
      let parts = definition.split(separator: "=", maxSplits: 1).map { "\"\($0)\"" }
      guard let name = parts.first else { continue }
      words.append(parts.count == 2 ? ".define(\(name), to: \(parts[1]))" : ".define(\(name))")
    }
    target.settings = ["cSettings": words, "cxxSettings": words]
    let umbrella = headers.map { "#include \"../\(place($0))\"\n" }.joined()
    var made = [
      ProjectModule.GeneratedSource("include/\(module)-headers.h", umbrella),
      ProjectModule.GeneratedSource(
        "include/module.modulemap",
        "module \(module) {\n  header \"\(module)-headers.h\"\n  export *\n}\n"),
    ]
    // As frameworks' own headers name each other.
    made += headers.map { header in
      let name = URL(fileURLWithPath: header).lastPathComponent
      return ProjectModule.GeneratedSource(
        "include/\(module)/\(name)", "#include \"../../\(place(header))\"\n")
    }
    return (target, made)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func commonFolder(of files: [String]) -> String {
    var common = files.first.map { folder(of: $0) } ?? ""
    while !common.isEmpty, !files.allSatisfy({ $0.hasPrefix("\(common)/") }) {
      common = folder(of: common)
    }
    return common
  }
}

extension FileManager {
  /// The letters after a name's last dot.
  fileprivate static func suffix(of path: String) -> String {
    URL(fileURLWithPath: path).pathExtension
  }
}
