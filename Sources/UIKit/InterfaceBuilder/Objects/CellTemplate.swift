import Foundation

/// Makes a cell of a prototype, each time anew.
@MainActor
enum CellTemplate {
  static func make(
    _ element: InterfaceElement, _ values: InterfaceValues, _ scene: StoryboardScene?
  ) -> NSObject? {
    let pass = InterfacePass(values, scene: scene, isRepeated: true)
    let cell = pass.make(element)
    pass.finish()
    return cell
  }
}
