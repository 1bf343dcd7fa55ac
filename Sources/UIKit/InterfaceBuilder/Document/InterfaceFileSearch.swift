import Device
import Foundation

/// Finds storyboards and xibs in bundles, and keeps what was read.
@MainActor
enum InterfaceFileSearch {
  enum Kind: String {
    case storyboard
    case xib
  }

  /// The file of that name; nil if the bundle has none or if it cannot be read, which is told.
  ///
  /// `bundle`: Nil for the main bundle and all that lie beside it.
  static func file(named name: String, _ kind: Kind, in bundle: Bundle?) -> InterfaceFile? {
    path(named: name, kind, in: bundle).flatMap(file(at:))
  }

  static func file(at path: String) -> InterfaceFile? {
    guard let stamp = Stamp(path) else { return nil }
    if let known = known[path], known.stamp == stamp { return known.file }
    guard let data = FileManager.default.contents(atPath: path) else {
      InterfaceIssue.unreadable(path, "it cannot be opened")
      return nil
    }
    return read(data, path: path, stamp)
  }

  private static func read(_ data: Data, path: String, _ stamp: Stamp) -> InterfaceFile? {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("NIBArchive".utf8)) {
      InterfaceIssue.unreadable(
        path, "it is compiled; copy the XML of Interface Builder into the bundle instead")
      return nil
    }
    do {
      let file = try InterfaceFile(path: path, data: data)
      known[path] = (stamp, file)
      return file
    } catch let problem as InterfaceTreeBuilder.Problem {
      InterfaceIssue.unreadable(path, problem)
    } catch {}
    return nil
  }

  // MARK: Keeping

  /// What must be the same for what was read to count; translations are part of it.
  private struct Stamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let language: String

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
      size = Int(status.st_size)
      language = DeviceLocale.current.identifier
    }
  }

  private static var known: [String: (stamp: Stamp, file: InterfaceFile)] = [:]

  // MARK: Finding

  /// `Main~ipad.storyboard` before `Main.storyboard`, the device's languages before `Base.lproj`.
  static func path(named name: String, _ kind: Kind, in bundle: Bundle?) -> String? {
    let device = UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    let files = ["\(name)\(device).\(kind.rawValue)", "\(name).\(kind.rawValue)"]
    for root in AssetCatalogue.roots(of: bundle) {
      for folder in folders(of: root) {
        for file in files {
          let path = folder + "/" + file
          if access(path, R_OK) == 0 { return path }
        }
      }
    }
    return nil
  }

  private static func folders(of root: String) -> [String] {
    let region = Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    let languages = InterfaceLanguages.preferred + ["Base"] + (region.map { [$0] } ?? [])
    return languages.map { "\(root)/\($0).lproj" } + [root]
  }

  /// The names of the files that there are, for messages.
  static func names(_ kind: Kind, in bundle: Bundle?) -> [String] {
    var names: Set<String> = []
    for root in AssetCatalogue.roots(of: bundle) {
      let inside = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
      let folders = [root] + inside.filter { $0.hasSuffix(".lproj") }.map { root + "/" + $0 }
      for folder in folders {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for file in files where (file as NSString).pathExtension == kind.rawValue {
          names.insert((file as NSString).deletingPathExtension)
        }
      }
    }
    return names.sorted()
  }
}
