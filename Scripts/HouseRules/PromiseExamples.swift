import SwiftSyntax

/// Whether the check of promises finds what is dead in the examples, which are there for that, and nothing else.
struct PromiseExamples {
  private(set) var problems: [String] = []

  init(_ files: [SourceFile], layers: Layers) {
    let dead = DeadPromises(of: Set(files.map(\.target)), in: files, layers: layers)
    let found = Set(dead.findings.map(\.place))
    let marked = Marks.places(of: "// dead", in: files)
    problems += marked.subtracting(found).sorted().map { "\($0): is not found to be dead" }
    problems += found.subtracting(marked).sorted().map { "\($0): is found to be dead, and is not" }
  }
}

/// The lines of an example that end with a mark.
final class Marks: SyntaxVisitor {
  private var lines: [Int] = []
  private let mark: String
  private let file: SourceFile

  private init(_ mark: String, in file: SourceFile) {
    self.mark = mark
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  /// The paths and lines.
  static func places(of mark: String, in files: [SourceFile]) -> Set<String> {
    Set(files.flatMap { file in Marks(mark, in: file).lines.map { "\(file.path):\($0)" } })
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    for case .lineComment(mark) in token.trailingTrivia { lines.append(file.line(of: token)) }
    return .skipChildren
  }
}
