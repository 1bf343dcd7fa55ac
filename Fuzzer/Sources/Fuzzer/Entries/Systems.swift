import CryptoKit
import MapKit
import SwiftUI
import UIKit
import UserNotifications

/// Later controls of UIKit, and small frameworks.
enum Systems {
  private static func components(_ random: inout RandomSource) -> DateComponents {
    func part(_ random: inout RandomSource) -> Int? { random.flag() ? random.whole() : nil }
    return DateComponents(
      era: part(&random), year: part(&random), month: part(&random), day: part(&random),
      hour: part(&random), minute: part(&random), weekday: part(&random))
  }

  private static func range(_ random: inout RandomSource) -> NSRange {
    NSRange(location: random.whole(), length: random.whole())
  }

  private final class Marks: NSObject, UICalendarViewDelegate {
    var number = 0.0
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { .default(color: .red, size: .large) }
  }

  @MainActor static let entries: [Entry] = [
    .uiView("CAReplicatorLayer") { random in
      let layer = CAReplicatorLayer()
      layer.frame = random.rect()
      layer.instanceCount = random.whole()
      layer.instanceDelay = random.number()
      layer.instanceTransform = CATransform3DMakeTranslation(
        random.number(), random.number(), random.number())
      layer.instanceAlphaOffset = Float(random.number())
      layer.instanceRedOffset = Float(random.number())
      let child = CALayer()
      child.frame = random.rect()
      child.backgroundColor = UIColor.red.cgColor
      layer.addSublayer(child)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.layer.addSublayer(layer)
      return view
    },
    .uiView("CAReplicatorLayer nested") { random in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      var parent = view.layer
      for _ in 0..<3 {
        let layer = CAReplicatorLayer()
        layer.instanceCount = random.whole()
        parent.addSublayer(layer)
        parent = layer
      }
      let child = CALayer()
      child.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      parent.addSublayer(child)
      return view
    },
    .uiView("UICalendarView") { random in
      let view = UICalendarView(frame: random.rect())
      view.visibleDateComponents = components(&random)
      let dates = [random.number(), random.number()].filter { !$0.isNaN }.sorted()
        .map { Date(timeIntervalSinceReferenceDate: $0) }
      if dates.count == 2 {
        view.availableDateRange = DateInterval(start: dates[0], end: dates[1])
      }
      view.calendar = Calendar(identifier: random.pick([.gregorian, .hebrew, .chinese, .japanese]))
      return view
    },
    .uiView("UICalendarView selection") { random in
      let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      let marks = Marks()
      view.delegate = marks
      if random.flag() {
        let selection = UICalendarSelectionSingleDate(delegate: nil)
        view.selectionBehavior = selection
        selection.setSelected(components(&random), animated: random.flag())
      } else {
        let selection = UICalendarSelectionMultiDate(delegate: nil)
        view.selectionBehavior = selection
        selection.setSelectedDates([components(&random), components(&random)], animated: false)
      }
      view.reloadDecorations(forDateComponents: [components(&random)], animated: false)
      return view
    },
    .uiView("UIColorWell") { random in
      let well = UIColorWell(frame: random.rect())
      well.selectedColor = UIColor(
        hue: random.number(), saturation: random.number(), brightness: random.number(),
        alpha: random.number())
      well.title = random.text()
      return well
    },
    .uiView("UISearchTextField tokens") { random in
      let field = UISearchTextField(frame: random.rect())
      field.text = random.text()
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        field.insertToken(UISearchToken(icon: nil, text: random.text()), at: random.whole())
      }
      field.removeToken(at: random.whole())
      field.tokenBackgroundColor = .red
      return field
    },
    .uiView("UIEditMenuInteraction") { random in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      let menu = UIEditMenuInteraction(delegate: nil)
      view.addInteraction(menu)
      menu.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: random.point()))
      menu.dismissMenu()
      return view
    },
    .uiView("UIContentUnavailableConfiguration") { random in
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = random.text()
      configuration.secondaryText = random.text()
      configuration.imageToTextPadding = random.number()
      configuration.textToSecondaryTextPadding = random.number()
      configuration.image = UIImage(systemName: random.text())
      let view = UIContentUnavailableView(configuration: configuration)
      view.frame = random.rect()
      return view
    },
    .uiView("traitOverrides") { random in
      let view = UIView(frame: random.rect())
      view.traitOverrides.displayScale = random.number()
      view.traitOverrides.layoutDirection = .rightToLeft
      view.addSubview(UILabel(frame: random.rect()))
      return view
    },
    Entry(name: "text storage") { random in
      let storage = NSTextStorage(string: random.text())
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: random.size())
      container.lineFragmentPadding = random.number()
      container.maximumNumberOfLines = random.whole()
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      manager.ensureLayout(for: container)
      let glyphs = manager.glyphRange(for: container)
      _ = manager.usedRect(for: container)
      _ = manager.boundingRect(forGlyphRange: glyphs, in: container)
      _ = manager.characterIndex(
        for: random.point(), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    },
    Entry(name: "text ranges") { random in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.text = random.text()
      view.selectedRange = range(&random)
      view.scrollRangeToVisible(range(&random))
      let start = view.position(from: view.beginningOfDocument, offset: random.whole())
      let end = view.position(from: view.endOfDocument, offset: random.whole())
      if let start, let end, let selection = view.textRange(from: start, to: end) {
        _ = view.text(in: selection)
        view.replace(selection, withText: random.text())
        _ = view.offset(from: start, to: end)
      }
      view.insertText(random.text())
      view.deleteBackward()
    },
    Entry(name: "UITextField ranges") { random in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      field.text = random.text()
      if let start = field.position(from: field.endOfDocument, offset: random.whole()) {
        field.selectedTextRange = field.textRange(from: start, to: start)
        _ = field.offset(from: field.beginningOfDocument, to: start)
      }
      field.deleteBackward()
      field.insertText(random.text())
    },
    Entry(name: "UITextChecker") { random in
      _ = UITextChecker().completions(
        forPartialWordRange: range(&random), in: random.text(), language: random.text())
    },
    Entry(name: "path areas") { random in
      let first = CGPath(ellipseIn: random.rect(), transform: nil)
      let other = CGPath(
        roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), cornerWidth: 5, cornerHeight: 5,
        transform: nil)
      _ = (first.union(other), first.symmetricDifference(other), first.normalized())
      _ = (first.lineIntersection(other), first.lineSubtracting(other), first.intersects(other))
      _ = first.componentsSeparated()
    },
    Entry(name: "path dashes") { random in
      let path = CGPath(rect: random.rect(), transform: nil)
      _ = path.copy(
        dashingWithPhase: random.number(), lengths: [random.number(), random.number()])
      _ = path.copy(
        strokingWithWidth: random.number(), lineCap: .round, lineJoin: .miter,
        miterLimit: random.number())
    },
    .view("Map") { random in
      let region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: random.number(), longitude: random.number()),
        latitudinalMeters: random.number(), longitudinalMeters: random.number())
      return Map(coordinateRegion: .constant(region))
    },
    Entry(name: "map geometry") { random in
      let place = CLLocationCoordinate2D(latitude: random.number(), longitude: random.number())
      _ = MKCoordinateRegion(
        MKMapRect(
          x: random.number(), y: random.number(), width: random.number(), height: random.number()))
      _ = MKMapPoint(place).coordinate
      _ = CLLocation(latitude: place.latitude, longitude: place.longitude).distance(
        from: CLLocation(latitude: random.number(), longitude: random.number()))
    },
    Entry(name: "CryptoKit digests") { random in
      let data = random.bytes()
      _ = (SHA256.hash(data: data), SHA512.hash(data: data), Insecure.MD5.hash(data: data))
      let key = SymmetricKey(data: random.bytes())
      _ = HMAC<SHA384>.authenticationCode(for: data, using: key)
    },
    Entry(name: "AES.GCM") { random in
      let key = SymmetricKey(data: random.bytes())
      if let box = try? AES.GCM.SealedBox(combined: random.bytes()) {
        _ = try? AES.GCM.open(box, using: key)
      }
      _ = try? AES.GCM.Nonce(data: random.bytes())
      if let box = try? AES.GCM.seal(random.bytes(), using: SymmetricKey(size: .bits128)) {
        _ = box.combined
      }
    },
    Entry(name: "keychain") { random in
      let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: random.text(),
        kSecValueData as String: random.bytes(), random.text(): random.number(),
      ]
      _ = SecItemAdd(query as CFDictionary, nil)
      _ = SecItemDelete(query as CFDictionary)
      _ = SecCopyErrorMessageString(OSStatus(truncatingIfNeeded: random.whole()), nil)
    },
    Entry(name: "notification trigger") { random in
      let trigger = UNCalendarNotificationTrigger(
        dateMatching: components(&random), repeats: random.flag())
      _ = trigger.nextTriggerDate()
      let time = abs(random.number())
      if time > 60 {
        _ = UNTimeIntervalNotificationTrigger(timeInterval: time, repeats: true).nextTriggerDate()
      }
    },
    Entry(name: "numbers in texts") { random in
      let text = random.text() as NSString
      _ = (text.integerValue, text.doubleValue, text.boolValue, text.floatValue, text.intValue)
    },
    Entry(name: "formats of tables") { random in
      _ = String(format: random.text(), random.text(), random.whole(), random.number())
      _ = String.localizedStringWithFormat(random.text(), random.whole())
    },
    Entry(name: "UserDefaults domains") { random in
      let defaults = UserDefaults(suiteName: "fuzzer") ?? .standard
      defaults.register(defaults: [random.text(): random.number()])
      defaults.setPersistentDomain([random.text(): random.text()], forName: "fuzzer")
      _ = defaults.persistentDomain(forName: random.text())
      defaults.removePersistentDomain(forName: ProcessInfo.processInfo.processName)
      defaults.removePersistentDomain(forName: "fuzzer")
    },
  ]
}
