import VitrineTool

/// The command line `vitrine`; everything it does is in `VitrineTool`.
@main
struct Main {
  static func main() {
    VitrineCommand.main()
  }
}
