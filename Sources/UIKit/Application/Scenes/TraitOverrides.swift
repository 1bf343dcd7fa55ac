import Device
import Foundation

extension UITraitOverrides {
  /// Those that a collection stands for.
  init(_ collection: UITraitCollection?) { values = collection?.values ?? TraitValues() }

  /// The same as a collection; nil for none.
  var collection: UITraitCollection? {
    values == TraitValues() ? nil : UITraitCollection(values: values)
  }
}

extension UIView {
  /// Traits for this view and all inside it, in place of those around.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownTraits) }
    set {
      ownTraits = newValue.collection
      TraitPass.update(self)
      UIChange.note()
    }
  }
}

extension UIViewController {
  /// Traits for this controller, its children and its view, in place of those around.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownTraits) }
    set {
      ownTraits = newValue.collection
      viewIfLoaded.map(TraitPass.update)
      UIChange.note()
    }
  }
}

extension UIWindowScene {
  /// Traits for all windows of the scene, in place of the screen's.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownTraits) }
    set {
      ownTraits = newValue.collection
      for window in windows { TraitPass.update(window) }
      UIChange.note()
    }
  }
}
