import UIKit

extension GalleryPage {
  static let uiKitMore: [GalleryPage] = [
    GalleryPage("UIKit buttons") { UIKitButtons() },
    GalleryPage("UIKit bars of controls") { UIKitBarViews() },
    GalleryPage("UIKit calendar") { UIKitCalendar() },
    GalleryPage("UIKit effects") { UIKitEffects() },
    GalleryPage("UIKit wheels") { UIKitWheels() },
  ]
}

/// Buttons in their sizes, places of the image, and states.
final class UIKitButtons: StackedController {
  private func button(
    _ title: String?, _ configuration: UIButton.Configuration,
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  override var parts: [UIView] {
    let star = UIImage(systemName: "star.fill")
    let sizes: [(String, UIButton.Configuration.Size)] = [
      ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
    ]
    let off = button("Off", .filled())
    off.isEnabled = false
    let selected = button("Selected", .bordered())
    selected.isSelected = true
    let menu = button("Menu", .tinted())
    menu.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    menu.showsMenuAsPrimaryAction = true
    return [
      row(sizes.map { size in button(size.0, .filled()) { $0.buttonSize = size.1 } }),
      row([
        button("Leading", .gray()) {
          $0.image = star; $0.imagePlacement = .leading
        },
        button("Trailing", .gray()) {
          $0.image = star; $0.imagePlacement = .trailing
        },
      ]),
      row([
        button("Top", .gray()) {
          $0.image = star; $0.imagePlacement = .top
        },
        button("Bottom", .gray()) {
          $0.image = star; $0.imagePlacement = .bottom
        },
      ]),
      row([
        button("Title", .filled()) { $0.subtitle = "Subtitle" },
        button("Capsule", .tinted()) { $0.cornerStyle = .capsule },
      ]),
      row([off, selected, menu]),
      row([
        button("Busy", .filled()) { $0.showsActivityIndicator = true },
        button("Prominent", .borderedProminent()), button("Tint", .borderedTinted()),
      ]),
      row([
        UIButton(type: .detailDisclosure), UIButton(type: .infoDark), UIButton(type: .close),
        UIColorWell(),
      ]),
    ]
  }
}

/// Bars that stand by themselves, and controls in states.
final class UIKitBarViews: StackedController {
  override var parts: [UIView] {
    let navigation = UINavigationBar()
    let item = UINavigationItem(title: "Bar")
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
    navigation.items = [item]
    let toolbar = UIToolbar()
    toolbar.items = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .add),
    ]
    let tabs = UITabBar()
    tabs.items = [
      UITabBarItem(tabBarSystemItem: .favorites, tag: 0),
      UITabBarItem(tabBarSystemItem: .search, tag: 1),
    ]
    tabs.selectedItem = tabs.items?.first
    let search = UISearchBar()
    search.text = "Typed"
    search.showsCancelButton = true
    search.scopeButtonTitles = ["All", "Mine"]
    search.showsScopeBar = true
    let minimal = UISearchBar()
    minimal.searchBarStyle = .minimal
    minimal.placeholder = "Minimal"
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    segments.selectedSegmentTintColor = .systemBlue
    segments.isEnabled = false
    let tinted = UISwitch()
    tinted.isOn = true
    tinted.onTintColor = .systemPurple
    let off = UISwitch()
    off.isEnabled = false
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.progress = 0.3
    for part in [navigation, toolbar, tabs, search, minimal] {
      part.widthAnchor.constraint(equalToConstant: 340).isActive = true
    }
    return [
      navigation, toolbar, tabs, search, minimal, row([segments, tinted, off, spinner]), bar,
    ]
  }
}

final class UIKitCalendar: StackedController {
  override var parts: [UIView] {
    let calendar = UICalendarView()
    calendar.availableDateRange = DateInterval(
      start: GalleryPage.date.addingTimeInterval(-40 * 86_400),
      end: GalleryPage.date.addingTimeInterval(40 * 86_400))
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    let day = DateComponents(calendar: .current, year: 2026, month: 1, day: 15)
    selection.selectedDate = day
    calendar.selectionBehavior = selection
    calendar.visibleDateComponents = day
    return [calendar]
  }
}

final class UIKitEffects: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stripes = UIStackView(
      arrangedSubviews: [UIColor.systemRed, .systemYellow, .systemGreen, .systemBlue].map {
        let view = UIView()
        view.backgroundColor = $0
        return view
      })
    stripes.distribution = .fillEqually
    stripes.frame = view.bounds
    stripes.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stripes)
    let styles: [(String, UIBlurEffect.Style)] = [
      ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial),
      ("Regular", .systemMaterial), ("Thick", .systemThickMaterial),
      ("Chrome", .systemChromeMaterial), ("Light", .light), ("Dark", .dark),
    ]
    for (index, style) in styles.enumerated() {
      let effect = UIBlurEffect(style: style.1)
      let blur = UIVisualEffectView(effect: effect)
      blur.frame = CGRect(x: 40, y: 80 + CGFloat(index) * 44, width: 300, height: 40)
      let label = UILabel(frame: CGRect(x: 12, y: 0, width: 280, height: 40))
      label.text = style.0
      let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect))
      vibrancy.frame = blur.bounds
      vibrancy.contentView.addSubview(label)
      blur.contentView.addSubview(vibrancy)
      view.addSubview(blur)
    }
  }
}

final class UIKitWheels: StackedController {
  override var parts: [UIView] {
    let timer = UIDatePicker()
    timer.preferredDatePickerStyle = .wheels
    timer.datePickerMode = .countDownTimer
    timer.countDownDuration = 3900
    let wheels = UIDatePicker()
    wheels.date = GalleryPage.date
    wheels.preferredDatePickerStyle = .wheels
    wheels.datePickerMode = .dateAndTime
    let day = UIDatePicker()
    day.date = GalleryPage.date
    day.preferredDatePickerStyle = .compact
    day.datePickerMode = .date
    return [day, wheels, timer]
  }
}
