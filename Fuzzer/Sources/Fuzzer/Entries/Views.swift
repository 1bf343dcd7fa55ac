import UIKit

/// Views and controls of UIKit.
enum Views {
  @MainActor static let entries: [Entry] = [
    .uiView("UIView.frame") { UIView(frame: $0.rect()) },
    .uiView("UIView.bounds") { random in
      let view = UIView(frame: random.rect())
      view.bounds = random.rect()
      view.center = random.point()
      return view
    },
    .uiView("UIView.transform") { random in
      let view = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.text = random.text()
      view.transform = random.transform()
      _ = view.frame
      _ = view.convert(random.point(), to: nil)
      _ = view.convert(random.rect(), from: view.superview)
      return view
    },
    .uiView("UIView.alpha") { random in
      let view = UIView(frame: random.rect())
      view.alpha = random.number()
      view.layer.cornerRadius = random.number()
      view.layer.borderWidth = random.number()
      view.layer.shadowRadius = random.number()
      view.layer.shadowOpacity = Float(random.number())
      view.backgroundColor = .red
      return view
    },
    .uiView("UIView.contentScaleFactor") { random in
      let view = UIView(frame: random.rect())
      view.contentScaleFactor = random.number()
      view.layoutMargins = UIEdgeInsets(
        top: random.number(), left: random.number(), bottom: random.number(), right: random.number()
      )
      return view
    },
    .uiView("constraints") { random in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UILabel()
      child.text = random.text()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      NSLayoutConstraint.activate([
        child.widthAnchor.constraint(equalToConstant: random.number()),
        child.heightAnchor.constraint(
          equalTo: view.heightAnchor, multiplier: random.number(), constant: random.number()),
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: random.number()),
        child.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: random.number()),
      ])
      return view
    },
    .uiView("constraint priority") { random in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let constraint = view.widthAnchor.constraint(equalToConstant: random.number())
      constraint.priority = UILayoutPriority(Float(Int.random(in: 1...999, using: &random)))
      constraint.isActive = true
      constraint.constant = random.number()
      return view
    },
    .uiView("UIStackView") { random in
      let stack = UIStackView(arrangedSubviews: [UILabel(), UIView(), UISwitch()])
      stack.frame = random.rect()
      stack.spacing = random.number()
      stack.axis = random.flag() ? .vertical : .horizontal
      stack.distribution = random.pick([.fill, .fillEqually, .equalSpacing, .equalCentering])
      return stack
    },
    .uiView("UILabel") { random in
      let label = UILabel(frame: random.rect())
      label.text = random.text()
      label.font = .systemFont(ofSize: random.number())
      label.numberOfLines = abs(random.whole() % 1_000)
      label.minimumScaleFactor = random.number()
      label.preferredMaxLayoutWidth = random.number()
      return label
    },
    .uiView("UILabel attributed") { random in
      let label = UILabel(frame: random.rect())
      let style = NSMutableParagraphStyle()
      style.lineSpacing = random.number()
      style.firstLineHeadIndent = random.number()
      style.maximumLineHeight = random.number()
      label.attributedText = NSAttributedString(
        string: random.text(), attributes: [.paragraphStyle: style, .kern: random.number()])
      return label
    },
    .uiView("UISlider") { random in
      let slider = UISlider(frame: random.rect())
      slider.minimumValue = Float(random.number())
      slider.maximumValue = Float(random.number())
      slider.value = Float(random.number())
      slider.setValue(Float(random.number()), animated: true)
      return slider
    },
    .uiView("UIStepper") { random in
      let stepper = UIStepper(frame: random.rect())
      stepper.value = random.number()
      return stepper
    },
    .uiView("UIProgressView") { random in
      let view = UIProgressView(frame: random.rect())
      view.progress = Float(random.number())
      return view
    },
    .uiView("UIPageControl") { random in
      let control = UIPageControl(frame: random.rect())
      control.numberOfPages = random.whole() % 1_000
      control.currentPage = random.whole()
      return control
    },
    .uiView("UISegmentedControl") { random in
      let control = UISegmentedControl(items: ["a", random.text()])
      control.frame = random.rect()
      control.selectedSegmentIndex = random.flag() ? 1 : -1
      control.setWidth(random.number(), forSegmentAt: 0)
      control.setContentOffset(random.size(), forSegmentAt: 1)
      _ = control.segmentIndex(identifiedBy: UIAction.Identifier(random.text()))
      return control
    },
    .uiView("UIButton") { random in
      let button = UIButton(type: .system)
      button.frame = random.rect()
      button.setTitle(random.text(), for: .normal)
      button.titleEdgeInsets = UIEdgeInsets(
        top: random.number(), left: random.number(), bottom: random.number(), right: random.number()
      )
      return button
    },
    .uiView("UITextField") { random in
      let field = UITextField(frame: random.rect())
      field.text = random.text()
      field.placeholder = random.text()
      return field
    },
    .uiView("UITextView") { random in
      let view = UITextView(frame: random.rect())
      view.text = random.text()
      view.textContainerInset = UIEdgeInsets(
        top: random.number(), left: random.number(), bottom: random.number(), right: random.number()
      )
      view.contentOffset = random.point()
      return view
    },
    .uiView("UIDatePicker") { random in
      let picker = UIDatePicker(frame: random.rect())
      picker.date = Date(timeIntervalSinceReferenceDate: random.number())
      picker.minuteInterval = random.pick([1, 5, 15, 30])
      return picker
    },
    .uiView("UIImageView") { random in
      let view = UIImageView(image: UIImage(systemName: random.text()))
      view.frame = random.rect()
      view.contentMode = random.pick([.scaleAspectFill, .center, .scaleAspectFit, .topLeft])
      return view
    },
    .uiView("UISearchBar") { random in
      let bar = UISearchBar(frame: random.rect())
      bar.text = random.text()
      return bar
    },
    .uiView("UIColor") { random in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.backgroundColor = UIColor(
        hue: random.number(), saturation: random.number(), brightness: random.number(),
        alpha: random.number())
      view.tintColor = UIColor(
        red: random.number(), green: random.number(), blue: random.number(), alpha: random.number())
      return view
    },
  ]
}
