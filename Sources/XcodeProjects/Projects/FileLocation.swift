/// Where something that a project names is.
enum FileLocation: Equatable, Sendable {
  /// At an absolute path.
  case disk(String)
  /// Among the products of targets, under this path.
  case product(String)
  /// In an SDK or in Xcode itself, under this path.
  case sdk(String)

  /// The path, of whatever kind.
  var path: String {
    switch self {
    case .disk(let path), .product(let path), .sdk(let path): path
    }
  }

  var disk: String? {
    if case .disk(let path) = self { path } else { nil }
  }

  func appending(_ path: String) -> FileLocation {
    switch self {
    case .disk(let folder):
      // A plain name leaves a clean path clean.
      if path.contains("/") || path.contains("..") {
        .disk(folder.appending(path: path).standardizedPath)
      } else {
        .disk(folder.appending(path: path == "." ? "" : path))
      }
    case .product(let folder): .product(folder.appending(path: path))
    case .sdk(let folder): .sdk(folder.appending(path: path))
    }
  }
}
