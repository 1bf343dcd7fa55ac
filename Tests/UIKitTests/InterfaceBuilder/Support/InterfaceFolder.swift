import Foundation

@testable import UIKit

/// A bundle with storyboards and xibs, on disk as long as a test needs it.
@MainActor
final class InterfaceFolder {
  let bundle: Bundle
  private let folder: URL

  /// `files`: Texts by their paths in the bundle.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "interface-\(UUID().uuidString)")
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func storyboard(_ name: String = "Main") -> UIStoryboard {
    UIStoryboard(name: name, bundle: bundle)
  }

  func nib(_ name: String) -> UINib { UINib(nibName: name, bundle: bundle) }
}

/// A bundle with `Main.storyboard`, whose initial controller has the id `ini-ti-al0`.
@MainActor
func storyboardFolder(
  _ scenes: String..., resources: String = "", others: [String: String] = [:]
) throws -> InterfaceFolder {
  var files = others
  files["Main.storyboard"] = storyboardFile(scenes, resources: resources)
  return try InterfaceFolder(files)
}

/// A storyboard as Xcode writes it.
func storyboardFile(_ scenes: [String], resources: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="23094" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
  useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
  initialViewController="ini-ti-al0">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <dependencies>
          <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23084"/>
      </dependencies>
      <scenes>
  \(scenes.joined(separator: "\n"))
      </scenes>
      <resources>\(resources)</resources>
  </document>
  """
}

/// A scene with a controller's element, and what stands beside it.
func scene(_ controller: String, beside: String = "") -> String {
  """
  <scene sceneID="s-\(UUID().uuidString.prefix(6))">
  <objects>
  \(controller)
  <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-res" userLabel="First Responder" \
  sceneMemberID="firstResponder"/>
  \(beside)
  </objects>
  <point key="canvasLocation" x="0.0" y="0.0"/>
  </scene>
  """
}

/// The scene of a plain controller, the initial one, with a view of a phone's size.
func viewScene(
  _ subviews: String = "", constraints: String = "", attributes: String = "",
  connections: String = "", extra: String = "", beside: String = ""
) -> String {
  scene(
    """
    <viewController id="ini-ti-al0" \(attributes) sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="roo-tv-iew">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(subviews)</subviews>
    <viewLayoutGuide key="safeArea" id="saf-ea-rea"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    <constraints>\(constraints)</constraints>
    </view>
    \(extra)
    <connections>\(connections)</connections>
    </viewController>
    """, beside: beside)
}

/// A xib as Xcode writes it.
func xibFile(_ objects: String, owner: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23094" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
              <connections>\(owner)</connections>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          \(objects)
      </objects>
  </document>
  """
}

extension UIStoryboard {
  /// The views of the initial controller by the ids of their elements, where they are tagged.
  func initialView() -> UIView? { instantiateInitialViewController()?.view }
}
