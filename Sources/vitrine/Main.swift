// vitrine: the executable. May import VitrineTool only, which does the work and can be tested.

import VitrineTool

/// The command line `vitrine`; everything it does is in `VitrineTool`.
@main
struct Main {
  static func main() {
    VitrineCommand.main()
  }
}
