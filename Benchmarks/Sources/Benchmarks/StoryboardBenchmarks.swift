import Foundation
import FoundationXML
import UIKit

/// The first screen of a storyboard with many scenes.
@MainActor
enum StoryboardBenchmarks {
  static func run(_ report: inout Report) {
    let count = report.isSmoke ? 3 : 30
    let name = "storyboard/initial/\(count)"
    guard report.wants(name) else { return }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "storyboards-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = Data(storyboard(scenes: count).utf8)
    var initial = Double.infinity
    var reading = Double.infinity
    for round in 0..<5 {
      // A file of its own each time: what was read is kept.
      let bundle = folder.appendingPathComponent("\(round)")
      try? FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
      try? text.write(to: bundle.appendingPathComponent("Main.storyboard"))
      let place = Bundle(path: bundle.path)
      var views = 0
      initial = min(
        initial,
        seconds {
          let storyboard = UIStoryboard(name: "Main", bundle: place)
          views = storyboard.instantiateInitialViewController()?.view.subviews.count ?? 0
        })
      precondition(views == rows, "the initial scene must have its \(rows) labels")
      reading = min(reading, seconds { precondition(XMLParser(data: text).parse()) })
    }
    report.add(
      name, ratio: initial / reading, limit: report.isSmoke ? nil : 1.5,
      note: "\(milliseconds(initial)) for the first screen, "
        + "\(milliseconds(reading)) to read the XML of all")
    report.add(
      "storyboard/wait/\(count)", ratio: initial / longestWait, limit: report.isSmoke ? nil : 1,
      note: "\(milliseconds(initial)) of \(milliseconds(longestWait))")
  }

  /// In seconds, also in a debug build.
  private static let longestWait = 0.02

  /// Labels in a scene.
  private static let rows = 20

  private static func storyboard(scenes count: Int) -> String {
    let scenes = (0..<count).map { scene($0) }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="23094" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useSafeAreas="YES" initialViewController="con-0">
      <scenes>\(scenes)</scenes><resources/></document>
      """
  }

  private static func scene(_ number: Int) -> String {
    let labels = (0..<rows).map { row in
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Row \(row)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="lab-\(number)-\(row)">
      <rect key="frame" x="20" y="\(row * 30)" width="200" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <color key="textColor" systemColor="labelColor"/></label>
      """
    }
    let constraints = (0..<rows).map { row in
      """
      <constraint firstItem="lab-\(number)-\(row)" firstAttribute="leading" secondItem="saf-\(number)" \
      secondAttribute="leading" constant="20" id="lea-\(number)-\(row)"/>
      <constraint firstItem="lab-\(number)-\(row)" firstAttribute="top" secondItem="saf-\(number)" \
      secondAttribute="top" constant="\(row * 30)" id="top-\(number)-\(row)"/>
      """
    }
    return """
      <scene sceneID="sce-\(number)"><objects>
      <viewController storyboardIdentifier="screen\(number)" id="con-\(number)">
      <view key="view" contentMode="scaleToFill" id="roo-\(number)">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(labels.joined(separator: "\n"))</subviews>
      <viewLayoutGuide key="safeArea" id="saf-\(number)"/>
      <constraints>\(constraints.joined(separator: "\n"))</constraints></view></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fir-\(number)"/>
      </objects></scene>
      """
  }
}
