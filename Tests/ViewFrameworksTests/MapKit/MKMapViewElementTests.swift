import Foundation
import FoundationAdditions
import MapKit
import Testing
import UIKit

/// Map views of storyboards.
@MainActor
@Suite(.serialized) struct MKMapViewElementTests {
  private func view(_ element: String) throws -> UIView {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "maps-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="23094" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="ini-ti-al0"><scenes><scene sceneID="sce-ne-001"><objects>
      <viewController id="ini-ti-al0" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="roo-tv-iew">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(element)</subviews>
      </view></viewController></objects></scene></scenes></document>
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
    let bundle = try #require(Bundle(path: folder.path))
    let storyboard = UIStoryboard(name: "Main", bundle: bundle)
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    return try #require(controller.view.subviews.first)
  }

  @Test func anElementBecomesAMapViewWithItsAttributes() throws {
    let map = try #require(
      try view(
        """
        <mapView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
        mapType="satellite" zoomEnabled="NO" rotateEnabled="NO" showsCompass="NO" \
        id="map-vi-ew1"><rect key="frame" x="10" y="20" width="200" height="150"/></mapView>
        """) as? MKMapView)
    #expect(map.frame == CGRect(x: 10, y: 20, width: 200, height: 150))
    #expect(map.mapType == .satellite && !map.isZoomEnabled && !map.isRotateEnabled)
    #expect(map.isScrollEnabled && !map.showsCompass && map.clipsToBounds)
  }

  @Test func configurationsAreRead() throws {
    let map = try #require(
      try view(
        """
        <mapView contentMode="scaleToFill" id="map-vi-ew1">
        <rect key="frame" x="0" y="0" width="200" height="150"/>
        <hybridMapConfiguration key="preferredConfiguration"/></mapView>
        """) as? MKMapView)
    #expect(map.preferredConfiguration is MKHybridMapConfiguration)
  }

  private final class Guide: NSObject, MKMapViewDelegate {}

  @Test func theDelegateIsAnOutlet() {
    let (map, guide) = (MKMapView(), Guide())
    map.setValue(guide, forKey: "delegate")
    #expect(map.delegate === guide)
  }
}
