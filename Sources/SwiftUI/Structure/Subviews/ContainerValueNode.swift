/// A place that tells the container something about the views inside of it.
@MainActor
protocol ContainerValuePlace: _Node {
  var containerValues: ContainerValues { get }
}

/// The place where a container value is set; has no layout of its own.
@MainActor
package final class ContainerValueNode: SingleChildNode, ContainerValuePlace {
  private(set) var containerValues: ContainerValues

  init(_ values: ContainerValues, _ context: _NodeContext) {
    containerValues = values
    super.init(context)
  }

  func update(_ new: ContainerValues) {
    guard !containerValues.isSame(as: new) else { return }
    containerValues = new
    // Layouts may read them.
    elementsDidChange()
  }
}

extension LayoutNode {
  /// What the view tells the container that it stands in, that nearest to the view first.
  func containerValues(upTo container: _Node) -> ContainerValues {
    // The view itself, inside of the modifiers that wrap it.
    var view = self
    while let wrapper = view as? WrapperNode, let element = wrapper.element { view = element }
    var values = ContainerValues()
    var place: _Node? = view.parent
    while let current = place, current !== container {
      if let current = current as? any ContainerValuePlace {
        values = values.adding(current.containerValues)
      }
      place = current.parent
    }
    return values
  }
}
