import CoreGraphics
import Device
import Foundation
import FoundationAdditions
import MapKit
import Testing
import UIKit

/// What stands on a map view: views, reuse, selection and callouts.
@MainActor
@Suite(.serialized) struct MKAnnotationTests {
  private final class Café: NSObject, MKAnnotation {
    let coordinate: CLLocationCoordinate2D
    let title: String?

    init(_ title: String, _ coordinate: CLLocationCoordinate2D) {
      self.title = title
      self.coordinate = coordinate
    }
  }

  private final class CaféView: MKMarkerAnnotationView {
    var log: [String] = []

    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      log.append("made for \((annotation?.title ?? nil) ?? "nothing")")
      markerTintColor = .brown
      glyphText = "☕"
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      log.append("reused")
    }

    override func prepareForDisplay() {
      super.prepareForDisplay()
      log.append("shown")
    }
  }

  private let diary = MapDiary()
  private let berlin = MKPointAnnotation(
    coordinate: .berlin, title: "Berlin", subtitle: "Capital")
  private let potsdam = Café("Potsdam", .potsdam)
  private let tokyo = Café("Tokyo", .tokyo)

  private func screen() -> MapScreen {
    let screen = MapScreen(MKMapView(), diary)
    screen.map.region = aroundBerlin
    diary.tellsMoves = false
    diary.log = []
    return screen
  }

  @Test func titlesAreOptionalsOfOptionals() {
    let annotation: any MKAnnotation = berlin
    if let title = annotation.title { #expect(title == "Berlin") }
    #expect(annotation.subtitle! == "Capital")
    #expect((potsdam as any MKAnnotation).subtitle! == nil)
    #expect(berlin.title?.count == 6)
  }

  @Test func annotationsInSightGetViews() {
    let screen = screen()
    screen.map.addAnnotations([berlin, tokyo])
    #expect(diary.log == ["view for Berlin", "added Berlin"])
    #expect(screen.map.annotations.count == 2)
    #expect(screen.map.view(for: berlin) is MKMarkerAnnotationView)
    #expect(screen.map.view(for: tokyo) == nil)
    screen.map.setCenter(.tokyo, animated: false)
    #expect(diary.log.suffix(2) == ["view for Tokyo", "added Tokyo"])
    #expect(screen.map.view(for: berlin) == nil)
    #expect(screen.map.annotations(in: screen.map.visibleMapRect) == [AnyHashable(tokyo)])
  }

  @Test func aViewStandsAtItsPlace() throws {
    let screen = screen()
    diary.makeView = { _, annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: "plain")
      view.frame.size = CGSize(width: 20, height: 10)
      view.centerOffset = CGPoint(x: 0, y: -5)
      return view
    }
    screen.map.addAnnotation(potsdam)
    let view = try #require(screen.map.view(for: potsdam))
    let point = screen.map.convert(potsdam.coordinate, toPointTo: screen.map)
    #expect(abs(view.frame.midX - point.x) < 1e-6 && abs(view.frame.maxY - point.y) < 1e-6)
  }

  @Test func manyAnnotationsAreAddedAndRemovedAtOnce() {
    let screen = screen()
    let cafés = (0..<2000).map { index in
      let place = CLLocationCoordinate2D(latitude: -50 - Double(index) / 100, longitude: 10)
      return Café("\(index)", place)
    }
    screen.map.addAnnotations(cafés + [potsdam])
    #expect(screen.map.annotations.count == 2001 && diary.log.last == "added Potsdam")
    screen.map.removeAnnotations(cafés)
    #expect(screen.map.annotations.count == 1)
  }

  @Test func registeredClassesAreMadeAndReused() throws {
    let screen = screen()
    screen.map.register(CaféView.self, forAnnotationViewWithReuseIdentifier: "café")
    diary.makeView = { map, annotation in
      map.dequeueReusableAnnotationView(withIdentifier: "café", for: annotation)
    }
    screen.map.addAnnotation(potsdam)
    let view = try #require(screen.map.view(for: potsdam) as? CaféView)
    #expect(view.log == ["made for Potsdam", "shown"])
    screen.map.removeAnnotation(potsdam)
    #expect(view.superview == nil)
    screen.map.addAnnotation(berlin)
    #expect(screen.map.view(for: berlin) === view && view.annotation === berlin)
    #expect(view.log == ["made for Potsdam", "shown", "reused", "shown"])
    #expect(screen.map.dequeueReusableAnnotationView(withIdentifier: "none") == nil)
  }

  @Test func theDefaultClassIsMadeWithoutADelegate() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    map.register(
      CaféView.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    map.addAnnotation(potsdam)
    #expect(map.view(for: potsdam) is CaféView)
  }

  @Test func aPlaceThatChangesMovesTheView() throws {
    let screen = screen()
    screen.map.addAnnotation(berlin)
    let view = try #require(screen.map.view(for: berlin))
    let old = view.center
    berlin.coordinate = .potsdam
    #expect(view.center.x < old.x && view.center.y > old.y)
    berlin.title = "Moved"
    #expect(try screen.element(.other, "Moved, Capital") != nil)
  }

  // MARK: Selecting

  @Test func tappingAPinSelectsItAndTheGroundNothing() throws {
    let screen = screen()
    screen.map.addAnnotations([berlin, potsdam])
    diary.log = []
    try screen.tap(.other, "Berlin, Capital")
    #expect(diary.log == ["selected Berlin true"])
    #expect(try screen.element(.other, "Berlin, Capital")?.isSelected == true)
    try screen.tap(.other, "Potsdam")
    #expect(
      diary.log == ["selected Berlin true", "deselected Berlin false", "selected Potsdam true"])
    try screen.tap(CGPoint(x: 20, y: 580))
    #expect(diary.log.last == "deselected Potsdam false")
    #expect(screen.map.selectedAnnotations.isEmpty)
  }

  @Test func disabledViewsAreNotSelected() throws {
    let screen = screen()
    screen.map.addAnnotation(potsdam)
    screen.map.view(for: potsdam)?.isEnabled = false
    try screen.tap(.other, "Potsdam")
    #expect(screen.map.selectedAnnotations.isEmpty)
  }

  @Test func theAppSelectsWhatIsInSight() {
    let screen = screen()
    screen.map.addAnnotations([berlin, tokyo])
    diary.log = []
    screen.map.selectAnnotation(tokyo, animated: false)
    #expect(diary.log.isEmpty)
    screen.map.selectedAnnotations = [berlin, tokyo]
    #expect(screen.map.selectedAnnotations.map(\.coordinate.latitude) == [52.52])
    screen.map.selectAnnotation(berlin, animated: false)
    screen.map.removeAnnotation(berlin)
    #expect(diary.log == ["selected Berlin true", "deselected Berlin false"])
  }

  @Test func calloutsShowTheTitleAndTellOfTheirControls() throws {
    let screen = screen()
    diary.makeView = { _, annotation in
      let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
      view.canShowCallout = true
      let button = UIButton(type: .system)
      button.setTitle("Open", for: .normal)
      button.sizeToFit()
      view.rightCalloutAccessoryView = button
      return view
    }
    screen.map.addAnnotation(berlin)
    #expect(try screen.element(.staticText, "Berlin") == nil)
    try screen.tap(.other, "Berlin, Capital")
    #expect(try screen.element(.staticText, "Berlin") != nil)
    #expect(try screen.element(.staticText, "Capital") != nil)
    try screen.tap(.button, "Open")
    #expect(diary.log.last == "tapped right of Berlin")
    #expect(screen.map.selectedAnnotations.count == 1)
    screen.map.deselectAnnotation(berlin, animated: false)
    #expect(try screen.element(.staticText, "Berlin") == nil)
  }

  @Test func aDetailStandsInPlaceOfTheSubtitle() throws {
    let screen = screen()
    diary.makeView = { _, annotation in
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.canShowCallout = true
      let label = UILabel()
      label.text = "3.7 million"
      view.detailCalloutAccessoryView = label
      return view
    }
    screen.map.addAnnotation(berlin)
    screen.map.selectAnnotation(berlin, animated: false)
    #expect(try screen.element(.staticText, "3.7 million") != nil)
    #expect(try screen.element(.staticText, "Capital") == nil)
  }

  @Test func gesturesOfTheAppWorkBesideTheMap() throws {
    let screen = screen()
    screen.map.addAnnotation(potsdam)
    let tap = UITapGestureRecognizer()
    var taps = 0
    tap.onRecognized = { _ in taps += 1 }
    screen.map.addGestureRecognizer(tap)
    try screen.tap(.other, "Potsdam")
    #expect(taps == 1 && screen.map.selectedAnnotations.count == 1)
  }

  @Test func showingAnnotationsFramesThem() {
    let screen = screen()
    screen.map.showAnnotations([berlin, tokyo], animated: false)
    #expect(screen.map.view(for: berlin) != nil && screen.map.view(for: tokyo) != nil)
    let bounds = screen.map.bounds
    for place in [berlin.coordinate, tokyo.coordinate] {
      #expect(bounds.contains(screen.map.convert(place, toPointTo: screen.map)))
    }
  }

  @Test func delegatesAreCalledAsOptionalMethods() {
    let screen = screen()
    let pin = MKPinAnnotationView(annotation: berlin, reuseIdentifier: nil)
    screen.map.delegate?.mapView?(screen.map, didSelect: pin)
    #expect(diary.log == ["selected Berlin false"])
    #expect(screen.map.delegate?.mapView?(screen.map, viewFor: berlin) == nil)
    #expect(
      screen.map.delegate?.mapView?(
        screen.map, clusterAnnotationForMemberAnnotations: [berlin]) == nil)
  }
}
