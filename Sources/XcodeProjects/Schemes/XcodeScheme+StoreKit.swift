import Foundation

extension XcodeScheme {
  /// What the tests' App Store sells: that of the test action, else that of the app's runs.
  ///
  /// Test plans name none: no file of Xcode's that says so is known.
  package var storeKitFile: StoreKitFile? { testAction.storeKitFile ?? launchAction.storeKitFile }

  /// Finds the `.storekit` file.
  ///
  /// Xcode writes its path from the workspace: `../Shop.storekit` beside `App.xcworkspace`, and `../../Shop.storekit`
  /// from the workspace inside of a project. Tools write it from the project or the scheme, so that these are tried as
  /// well, and at last a file of its name in the folder.
  ///
  /// - Parameters:
  ///   - file: What the scheme says.
  ///   - workspace: What the scheme is of.
  /// - Returns: The absolute path; nil if there is no such file.
  package func path(of file: StoreKitFile, in workspace: XcodeWorkspace) -> String? {
    var folders = [workspace.path]
    if let path {
      // `App.xcodeproj/xcshareddata/xcschemes`, or below `xcuserdata`.
      let schemes = path.withoutLastPathPart
      if let end = schemes.range(of: ".xcodeproj/") {
        let project = schemes[..<end.lowerBound] + ".xcodeproj"
        folders += ["\(project)/project.xcworkspace", String(project)]
      }
      folders += [schemes, schemes.withoutLastPathPart]
    }
    let places =
      folders.map { $0.appending(path: file.path) }
      + [workspace.folder.appending(path: file.path.lastPathPart)]
    return places.map(\.standardizedPath).first { FileManager.default.fileExists(atPath: $0) }
  }
}
