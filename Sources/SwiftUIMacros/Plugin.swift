// The macros of SwiftUI, declared in `SwiftUI/Macros/Macros.swift`.
//
// Built into the compiler's plug-in with swift-syntax while the package's trait `Macros` is on. With the trait
// off swift-syntax is not there, nothing refers to the plug-in, and an empty program stands in for it.

#if canImport(SwiftSyntaxMacros) && canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  @main
  struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      EntryMacro.self,
      EntryDefaultValueMacro.self,
      PreviewMacro.self,
      UIViewPreviewMacro.self,
      UIViewControllerPreviewMacro.self,
      PreviewableMacro.self,
      WidgetPreviewMacro.self,
      AnimatableMacro.self,
      AnimatableIgnoredMacro.self,
      TipParameterMacro.self,
      TipRuleMacro.self,
    ]
  }
#else
  @main
  struct Plugin {
    static func main() {}
  }
#endif
