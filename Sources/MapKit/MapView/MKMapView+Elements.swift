import Foundation
import FoundationAdditions
import UIKit

extension MKMapView {
  /// Takes what its element in a storyboard or xib says.
  func readElement(_ coder: NSCoder) {
    let types: [String: MKMapType] = [
      "standard": .standard, "satellite": .satellite, "hybrid": .hybrid,
      "satelliteFlyover": .satelliteFlyover, "hybridFlyover": .hybridFlyover,
      "mutedStandard": .mutedStandard,
    ]
    if let type = coder.interfaceText("mapType").flatMap({ types[$0] }) { mapType = type }
    if let part = coder.interfacePart("preferredConfiguration") {
      read(part.name, part.attributes)
    }
    let flags: [(String, ReferenceWritableKeyPath<MKMapView, Bool>)] = [
      ("zoomEnabled", \.isZoomEnabled), ("scrollEnabled", \.isScrollEnabled),
      ("rotateEnabled", \.isRotateEnabled), ("pitchEnabled", \.isPitchEnabled),
      ("showsBuildings", \.showsBuildings), ("showsTraffic", \.showsTraffic),
      ("showsCompass", \.showsCompass), ("showsScale", \.showsScale),
      ("showsUserLocation", \.showsUserLocation),
    ]
    for (attribute, flag) in flags {
      if let value = coder.interfaceFlag(attribute) { self[keyPath: flag] = value }
    }
  }

  private func read(_ configuration: String, _ attributes: [String: String]) {
    let elevation: MKMapConfiguration.ElevationStyle =
      attributes["elevationStyle"] == "realistic" ? .realistic : .flat
    switch configuration {
    case "standardMapConfiguration":
      preferredConfiguration = MKStandardMapConfiguration(
        elevationStyle: elevation,
        emphasisStyle: attributes["emphasisStyle"] == "muted" ? .muted : .default)
    case "imageryMapConfiguration":
      preferredConfiguration = MKImageryMapConfiguration(elevationStyle: elevation)
    case "hybridMapConfiguration":
      preferredConfiguration = MKHybridMapConfiguration(elevationStyle: elevation)
    default: break
    }
  }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        MKMapView.self, properties: [ObjectiveCProperty("delegate", \MKMapView.delegate)])
    ]
  }
}
