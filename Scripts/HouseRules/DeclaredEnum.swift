import SwiftSyntax

/// A public enumeration, as it is declared.
struct DeclaredEnum {
  /// With the types around it.
  let name: String
  let file: SourceFile
  let tellsDifference: Bool
  var cases: [Case] = []
  /// The types of what apps give with the cases.
  var held: [TypeName] = []

  var target: String { file.target }

  struct Case {
    let name: String
    let node: EnumCaseElementSyntax
    let tellsDifference: Bool
  }
}
