import Foundation

/// What belongs into the folder of an app, a framework or a test bundle.
package struct BundlePlan: Equatable, Sendable {
  /// A file or a folder of the user's to copy.
  package struct Item: Equatable, Sendable {
    package var source: URL
    /// Inside the bundle, such as `de.lproj/Main.strings`.
    package var destination: String

    package init(_ source: URL, to destination: String) {
      self.source = source
      self.destination = destination
    }
  }

  /// A file that is made of others.
  package struct MadeFile: Equatable, Sendable {
    package var destination: String
    package var contents: Data

    package init(_ destination: String, _ contents: Data) {
      self.destination = destination
      self.contents = contents
    }
  }

  /// Inside the folder of products: `App.app`, `App.app/Frameworks/Kit.framework`.
  package var path: String
  /// The name of the executable inside it.
  package var executable: String
  package var identifier: String
  package var items: [Item] = []
  package var made: [MadeFile] = []

  package init(path: String, executable: String, identifier: String) {
    self.path = path
    self.executable = executable
    self.identifier = identifier
  }
}
