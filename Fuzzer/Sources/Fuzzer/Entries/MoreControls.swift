import UIKit

/// Views and controls of UIKit that the first lists left out.
enum MoreControls {
  @MainActor private static func sized<View: UIView>(_ view: View, _ random: inout RandomSource)
    -> View
  {
    view.frame = random.flag() ? random.rect() : CGRect(x: 0, y: 0, width: 120, height: 60)
    return view
  }

  @MainActor private static func insets(_ random: inout RandomSource) -> UIEdgeInsets {
    UIEdgeInsets(
      top: random.number(), left: random.number(), bottom: random.number(), right: random.number())
  }

  @MainActor static let entries: [Entry] = [
    .uiView("UISwitch") { random in
      let control = sized(UISwitch(), &random)
      control.setOn(random.flag(), animated: true)
      return control
    },
    .uiView("UIActivityIndicatorView") { random in
      let view = sized(UIActivityIndicatorView(style: .large), &random)
      view.startAnimating()
      return view
    },
    .uiView("UIPickerView") { random in
      let view = sized(UIPickerView(), &random)
      view.selectRow(random.whole(), inComponent: random.whole(), animated: true)
      return view
    },
    .uiView("UIToolbar") { random in
      let bar = sized(UIToolbar(), &random)
      bar.items = [UIBarButtonItem(title: random.text(), style: .plain, target: nil, action: nil)]
      return bar
    },
    .uiView("UINavigationBar") { random in
      let bar = sized(UINavigationBar(), &random)
      let item = UINavigationItem(title: random.text())
      item.prompt = random.text()
      bar.items = [item]
      bar.setTitleVerticalPositionAdjustment(random.number(), for: .default)
      return bar
    },
    .uiView("UITabBar") { random in
      let bar = sized(UITabBar(), &random)
      bar.items = [UITabBarItem(title: random.text(), image: nil, tag: random.whole())]
      return bar
    },
    .uiView("UIButton configuration") { random in
      var configuration = UIButton.Configuration.filled()
      configuration.title = random.text()
      configuration.subtitle = random.text()
      configuration.imagePadding = random.number()
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: random.number(), leading: random.number(), bottom: 0, trailing: random.number())
      return sized(UIButton(configuration: configuration), &random)
    },
    .uiView("UIButton image") { random in
      let button = sized(UIButton(type: .custom), &random)
      button.setImage(UIImage(systemName: random.text()), for: .normal)
      button.imageEdgeInsets = insets(&random)
      button.contentEdgeInsets = insets(&random)
      return button
    },
    .uiView("UILabel lines") { random in
      let label = sized(UILabel(), &random)
      label.text = random.text()
      label.numberOfLines = random.whole()
      label.lineBreakMode = random.pick([.byClipping, .byTruncatingMiddle, .byCharWrapping])
      _ = label.sizeThatFits(random.size())
      _ = label.systemLayoutSizeFitting(random.size())
      return label
    },
    .uiView("UILabel fits") { random in
      let label = UILabel()
      label.text = random.text()
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = random.number()
      label.font = .preferredFont(forTextStyle: .body)
      label.frame = random.rect()
      label.sizeToFit()
      return label
    },
    .uiView("UITextField insets") { random in
      let field = sized(UITextField(), &random)
      field.attributedPlaceholder = NSAttributedString(string: random.text())
      field.minimumFontSize = random.number()
      field.borderStyle = .roundedRect
      _ = field.textRect(forBounds: random.rect())
      return field
    },
    .uiView("UITextView selection") { random in
      let view = sized(UITextView(), &random)
      view.text = random.text()
      view.selectedRange = NSRange(
        location: abs(random.whole() % 1_000), length: abs(random.whole() % 1_000))
      view.scrollRangeToVisible(view.selectedRange)
      return view
    },
    .uiView("UITextView attributed") { random in
      let view = sized(UITextView(), &random)
      view.attributedText = NSAttributedString(
        string: random.text(), attributes: [.font: UIFont.systemFont(ofSize: random.number())])
      view.textContainer.lineFragmentPadding = random.number()
      return view
    },
    .uiView("UIVisualEffectView") { random in
      sized(UIVisualEffectView(effect: UIBlurEffect(style: .regular)), &random)
    },
    .uiView("UIImageView resizable") { random in
      let image = UIImage(systemName: "star")?.resizableImage(withCapInsets: insets(&random))
      return sized(UIImageView(image: image), &random)
    },
    .uiView("UIImage operations") { random in
      let image = UIImage(systemName: "star")?.withAlignmentRectInsets(insets(&random))
      return sized(UIImageView(image: image?.withTintColor(.red)), &random)
    },
    .uiView("UIStackView insets") { random in
      let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = insets(&random)
      stack.setCustomSpacing(random.number(), after: stack.arrangedSubviews[0])
      return sized(stack, &random)
    },
    .uiView("UIStackView nested") { random in
      var stack = UIStackView(arrangedSubviews: [UILabel()])
      for _ in 0..<Int.random(in: 1...15, using: &random) {
        let outer = UIStackView(arrangedSubviews: [stack, UILabel()])
        outer.spacing = random.number()
        outer.axis = random.flag() ? .vertical : .horizontal
        stack = outer
      }
      return sized(stack, &random)
    },
    .uiView("autoresizing") { random in
      let view = sized(UIView(), &random)
      let child = UIView(frame: random.rect())
      child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleHeight]
      view.addSubview(child)
      view.bounds.size = random.size()
      return view
    },
    .uiView("UILayoutGuide") { random in
      let view = sized(UIView(), &random)
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      guide.widthAnchor.constraint(equalToConstant: random.number()).isActive = true
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: random.number())
        .isActive = true
      view.layoutIfNeeded()
      _ = guide.layoutFrame
      return view
    },
    .uiView("constraints in conflict") { random in
      let view = sized(UIView(), &random)
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      for _ in 0..<8 {
        let dimension = random.flag() ? child.widthAnchor : child.heightAnchor
        dimension.constraint(equalToConstant: random.number()).isActive = true
      }
      return view
    },
    .uiView("constraint format") { random in
      let view = sized(UIView(), &random)
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      let format = random.pick(["H:|-[child]-|", "V:|[child(==\(random.number()))]", random.text()])
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: ["child": child]))
      return view
    },
    .uiView("content priorities") { random in
      let label = sized(UILabel(), &random)
      label.text = random.text()
      label.setContentHuggingPriority(UILayoutPriority(Float(random.number())), for: .horizontal)
      label.setContentCompressionResistancePriority(
        UILayoutPriority(Float(random.number())), for: .vertical)
      return label
    },
    .uiView("systemLayoutSizeFitting") { random in
      let view = UIView()
      let label = UILabel()
      label.text = random.text()
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: random.number()),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      _ = view.systemLayoutSizeFitting(random.size())
      _ = view.systemLayoutSizeFitting(
        random.size(), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .defaultLow)
      return view
    },
    .uiView("nested views") { random in
      let root = UIView(frame: random.rect())
      var last: UIView = root
      for _ in 0..<Int.random(in: 1...200, using: &random) {
        let view = UIView(frame: random.rect())
        last.addSubview(view)
        last = view
      }
      return root
    },
    .uiView("hitTest") { random in
      let view = sized(UIView(), &random)
      view.addSubview(UIButton(frame: random.rect()))
      _ = view.hitTest(random.point(), with: nil)
      _ = view.point(inside: random.point(), with: nil)
      return view
    },
    .uiView("layer transform") { random in
      let view = sized(UIView(), &random)
      view.layer.transform = CATransform3DMakeScale(
        random.number(), random.number(), random.number())
      return view
    },
    .uiView("snapshotView") { random in
      let view = sized(UILabel(), &random)
      if let copy = view.snapshotView(afterScreenUpdates: true) { view.addSubview(copy) }
      _ = view.resizableSnapshotView(
        from: random.rect(), afterScreenUpdates: true, withCapInsets: insets(&random))
      return view
    },
    .uiView("UIScrollView insets") { random in
      let view = sized(UIScrollView(), &random)
      view.contentSize = random.size()
      view.contentInset = insets(&random)
      view.scrollIndicatorInsets = insets(&random)
      view.setContentOffset(random.point(), animated: random.flag())
      view.scrollRectToVisible(random.rect(), animated: random.flag())
      return view
    },
    .uiView("UIScrollView zoomScale") { random in
      let view = sized(UIScrollView(), &random)
      view.minimumZoomScale = random.number()
      view.maximumZoomScale = random.number()
      view.setZoomScale(random.number(), animated: random.flag())
      view.zoom(to: random.rect(), animated: false)
      return view
    },
    .uiView("UITableView heights") { random in
      let table = sized(UITableView(), &random)
      table.rowHeight = random.number()
      table.estimatedRowHeight = random.number()
      table.sectionHeaderHeight = random.number()
      table.sectionFooterHeight = random.number()
      table.separatorInset = insets(&random)
      table.tableHeaderView = UIView(frame: random.rect())
      return table
    },
    .uiView("UITableView paths") { random in
      let table = sized(UITableView(), &random)
      let path = IndexPath(row: random.whole(), section: random.whole())
      _ = table.cellForRow(at: path)
      _ = table.rectForRow(at: path)
      _ = table.indexPathForRow(at: random.point())
      _ = table.indexPathsForRows(in: random.rect())
      table.selectRow(at: path, animated: false, scrollPosition: .middle)
      return table
    },
    .uiView("UICollectionView list") { random in
      let configuration = UICollectionLayoutListConfiguration(
        appearance: random.pick([.plain, .insetGrouped, .sidebar]))
      let view = UICollectionView(
        frame: random.rect(),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      view.setContentOffset(random.point(), animated: false)
      return view
    },
    .uiView("UICollectionView paths") { random in
      let view = UICollectionView(
        frame: random.rect(), collectionViewLayout: UICollectionViewFlowLayout())
      let path = IndexPath(item: random.whole(), section: random.whole())
      _ = view.layoutAttributesForItem(at: path)
      _ = view.indexPathForItem(at: random.point())
      _ = view.cellForItem(at: path)
      return view
    },
    .uiView("UITableViewCell") { random in
      let cell = UITableViewCell(
        style: random.pick([.default, .subtitle, .value1, .value2]), reuseIdentifier: random.text())
      cell.textLabel?.text = random.text()
      cell.detailTextLabel?.text = random.text()
      cell.indentationLevel = random.whole()
      cell.indentationWidth = random.number()
      return sized(cell, &random)
    },
    .uiView("content configuration") { random in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = random.text()
      content.secondaryText = random.text()
      content.imageToTextPadding = random.number()
      content.textToSecondaryTextVerticalPadding = random.number()
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = content
      return sized(cell, &random)
    },
    .uiView("accessibility of views") { random in
      let view = sized(UIView(), &random)
      view.isAccessibilityElement = true
      view.accessibilityLabel = random.text()
      view.accessibilityHint = random.text()
      view.accessibilityActivationPoint = random.point()
      view.accessibilityPath = UIBezierPath(rect: random.rect())
      return view
    },
    .uiView("gesture recognizers") { random in
      let view = sized(UIView(), &random)
      let press = UILongPressGestureRecognizer(target: nil, action: nil)
      press.minimumPressDuration = random.number()
      press.allowableMovement = random.number()
      press.numberOfTouchesRequired = random.whole()
      view.addGestureRecognizer(press)
      let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
      pinch.scale = random.number()
      view.addGestureRecognizer(pinch)
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      tap.numberOfTapsRequired = random.whole()
      view.addGestureRecognizer(tap)
      return view
    },
    .uiView("directionalLayoutMargins") { random in
      let view = sized(UIView(), &random)
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: random.number(), leading: random.number(), bottom: random.number(),
        trailing: random.number())
      view.layoutIfNeeded()
      _ = (view.layoutMarginsGuide.layoutFrame, view.readableContentGuide.layoutFrame)
      return view
    },
  ]
}
