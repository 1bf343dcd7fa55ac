// The macros of SwiftData, declared in `SwiftData/Macros`.
//
// A plug-in of their own, as `SwiftUIMacros` is one: an empty program stands in for it with the trait `Macros` off.

#if canImport(SwiftSyntaxMacros) && canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  @main
  struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      ModelMacro.self,
      PersistedPropertyMacro.self,
      PropertyMarkMacro.self,
      SchemaMarkMacro.self,
      ModelActorMacro.self,
      QueryMacro.self,
    ]
  }
#else
  @main
  struct Plugin {
    static func main() {}
  }
#endif
