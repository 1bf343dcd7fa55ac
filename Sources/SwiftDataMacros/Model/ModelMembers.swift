#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax

  /// The members of a model's class, with those that `#if` lets in.
  struct ModelMembers {
    private enum Member {
      case declaration(DeclSyntax)
      case condition(IfConfigDeclSyntax)
    }

    private let members: [Member]

    init(_ list: MemberBlockItemListSyntax) {
      members = list.map { item in
        item.decl.as(IfConfigDeclSyntax.self).map { .condition($0) } ?? .declaration(item.decl)
      }
    }

    /// Whatever the conditions.
    var all: [DeclSyntax] {
      members.flatMap { member in
        switch member {
        case .declaration(let declaration): [declaration]
        case .condition(let condition): condition.clauses.flatMap { Self.members(of: $0).all }
        }
      }
    }

    var areConditional: Bool {
      members.contains { if case .condition = $0 { true } else { false } }
    }

    /// What `line` makes of the declarations, under the conditions under which they stand.
    func lines(_ line: (DeclSyntax) -> String?) -> [String] {
      members.flatMap { member in
        switch member {
        case .declaration(let declaration): return line(declaration).map { [$0] } ?? []
        case .condition(let condition):
          let clauses = condition.clauses.map { clause in
            let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
            let start = "\(clause.poundKeyword.text)\(condition)"
            return [start] + Self.members(of: clause).lines(line)
          }
          return clauses.flatMap(\.self) + ["#endif"]
        }
      }
    }

    private static func members(of clause: IfConfigClauseSyntax) -> ModelMembers {
      guard case .decls(let list)? = clause.elements else { return ModelMembers([]) }
      return ModelMembers(list)
    }
  }
#endif
