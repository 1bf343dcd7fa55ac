import SwiftSyntax

/// Whether the check of promises finds what is dead in the examples, which are there for that, and nothing else.
struct PromiseExamples {
  private(set) var problems: [String] = []

  init(_ files: [SourceFile], layers: Layers) {
    let dead = DeadPromises(of: Set(files.map(\.target)), in: files, layers: layers)
    let found = Set(dead.findings.map(\.place))
    let marked = Set(files.flatMap { file in DeadMarks(file).lines.map { "\(file.path):\($0)" } })
    problems += marked.subtracting(found).sorted().map { "\($0): is not found to be dead" }
    problems += found.subtracting(marked).sorted().map { "\($0): is found to be dead, and is not" }
  }
}

/// The lines of an example that end with "// dead".
private final class DeadMarks: SyntaxVisitor {
  private(set) var lines: [Int] = []
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    for case .lineComment("// dead") in token.trailingTrivia { lines.append(file.line(of: token)) }
    return .skipChildren
  }
}
