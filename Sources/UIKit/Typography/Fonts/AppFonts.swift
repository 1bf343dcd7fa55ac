import Device
import Foundation
import FoundationAdditions
import Typesetting

/// The fonts that lie in the app's bundle.
enum AppFonts {
  /// Installs them: those that the Info.plist lists in `UIAppFonts`, or all of an app that is a package,
  /// which has no such list.
  @Sendable
  static func install() {
    let hasList = Bundle.main.bundleIdentifier != nil && !PackageBundle.isMain
    let isListed = LaunchedProduct.current != nil || hasList
    guard isListed else {
      for root in AssetCatalogue.roots(of: nil) {
        for file in files(in: root) { add(root + file) }
      }
      return
    }
    let list = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
    for problem in install(list, in: Bundle.main.resourcePath ?? Bundle.main.bundlePath) {
      FileHandle.standardError.write(Data("warning: \(problem)\n".utf8))
    }
  }

  /// Installs the files of a list, which are relative to the folder.
  ///
  /// - Returns: A sentence for each that cannot be installed.
  static func install(_ list: [String], in folder: String) -> [String] {
    list.compactMap { name in
      let path = "\(folder)/\(name)"
      if FileManager.default.fileExists(atPath: path) {
        guard FontFace.faces(inFile: contents(of: path)).isEmpty else {
          add(path)
          return nil
        }
        return "Info.plist lists \(name) in UIAppFonts, which is no font that can be read."
      }
      let present = files(in: folder).map { String($0.dropFirst()) }
      let file = (name as NSString).lastPathComponent
      let hint =
        present.first { ($0 as NSString).lastPathComponent == file }
        .map { " It lies at \($0): that has to be listed." }
        ?? (present.isEmpty ? "" : " Fonts there: \(present.joined(separator: ", ")).")
      return "Info.plist lists the font \(name) in UIAppFonts, which is not in \(folder).\(hint)"
    }
  }

  private static func add(_ path: String) {
    InstalledFonts.add(contents(of: path), origin: path)
  }

  private static func contents(of path: String) -> [UInt8] {
    [UInt8](FileManager.default.contents(atPath: path) ?? Data())
  }

  /// Font files in the folder and as far down as apps keep them, each with a slash before it.
  private static func files(in root: String) -> [String] {
    let kinds: Set = ["ttf", "otf", "ttc"]
    func files(_ folder: String) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root + folder)) ?? []
      return names.sorted().filter {
        kinds.contains(($0 as NSString).pathExtension.lowercased())
      }.map { folder + "/" + $0 }
    }
    return ["", "/Fonts", "/Resources", "/Resources/Fonts"].flatMap(files)
  }
}

/// The fonts are installed when the first one is looked for by its name.
@used @section(".init_array")
private let registration: @convention(c) () -> Void = {
  InstalledFonts.setSource(AppFonts.install)
}
