import Device
import Foundation

@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  func take(_ interaction: any UIInteraction) {
    if let old = interaction.view { old.removeInteraction(interaction) }
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
    UIChange.note()
  }

  func replaceInteractions(with interactions: [any UIInteraction]) {
    for interaction in storedInteractions { removeInteraction(interaction) }
    for interaction in interactions { addInteraction(interaction) }
  }

  func drop(_ interaction: any UIInteraction) {
    guard storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
    UIChange.note()
  }
}
