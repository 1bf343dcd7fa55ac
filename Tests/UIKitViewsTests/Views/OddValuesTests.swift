import CoreGraphics
import Device
import Foundation
import Testing

@testable import UIKit

/// Numbers that nobody means, in controls, layers and lists: each keeps what it had, and says so once.
@MainActor @Suite(.serialized) struct OddValuesTests {
  init() { OddNumbers.forget() }

  /// The one warning of a change that is made twice.
  private func warning(_ change: () -> Void) -> String {
    let found = issues {
      change()
      change()
    }
    return found.count == 1 ? found[0] : "\(found)"
  }

  private func expectWarning(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation, _ change: () -> Void
  ) {
    let text = warning(change)
    #expect(text.hasPrefix("\(name): "), "\(text)", sourceLocation: sourceLocation)
    #expect(text.contains("is not finite"), "\(text)", sourceLocation: sourceLocation)
  }

  // MARK: Controls

  @Test func valuesOfControlsStayAsTheyWere() {
    let slider = UISlider()
    slider.value = 0.5
    expectWarning("UISlider.value") { slider.value = .nan }
    expectWarning("UISlider.minimumValue") { slider.minimumValue = -.infinity }
    expectWarning("UISlider.maximumValue") { slider.maximumValue = .nan }
    #expect(slider.value == 0.5)
    #expect(slider.fraction == 0.5)
    let stepper = UIStepper()
    stepper.value = 5
    expectWarning("UIStepper.value") { stepper.value = .nan }
    expectWarning("UIStepper.minimumValue") { stepper.minimumValue = .nan }
    expectWarning("UIStepper.stepValue") { stepper.stepValue = .infinity }
    #expect(stepper.value == 5)
    let bar = UIProgressView()
    bar.progress = 0.5
    expectWarning("UIProgressView.progress") { bar.progress = .nan }
    #expect(bar.progress == 0.5)
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 120
    expectWarning("UIDatePicker.countDownDuration") { picker.countDownDuration = .nan }
    #expect(picker.countDownDuration == 120)
  }

  @Test func infiniteValuesEndAtTheLimits() {
    let found = issues {
      let slider = UISlider()
      slider.value = .infinity
      #expect(slider.value == 1)
      let bar = UIProgressView()
      bar.progress = -.infinity
      #expect(bar.progress == 0)
    }
    #expect(found == [])
  }

  @Test func fontsWithoutASizeAreNotTaken() {
    let font = UIFont.systemFont(ofSize: .nan)
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    expectWarning("UILabel.font.pointSize") { label.font = font }
    expectWarning("UITextField.font.pointSize") { field.font = font }
    expectWarning("UITextView.font.pointSize") { view.font = font }
    #expect(label.font.pointSize == 17)
    #expect(field.font?.pointSize.isFinite == true)
    #expect(view.font?.pointSize.isFinite != false)
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func zoomingStaysAsItWas(number: CGFloat) {
    let view = UIScrollView()
    expectWarning("UIScrollView.minimumZoomScale") { view.minimumZoomScale = number }
    expectWarning("UIScrollView.maximumZoomScale") { view.maximumZoomScale = number }
    expectWarning("UIScrollView.zoomScale") { view.zoomScale = number }
    #expect((view.minimumZoomScale, view.maximumZoomScale, view.zoomScale) == (1, 1, 1))
  }

  // MARK: Layers

  @Test(arguments: [CGFloat.nan, .infinity]) func layersStayAsTheyWere(number: CGFloat) {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    expectWarning("CALayer.bounds") { layer.bounds.size.width = number }
    expectWarning("CALayer.position") { layer.position.x = number }
    expectWarning("CALayer.anchorPoint") { layer.anchorPoint.x = number }
    expectWarning("CALayer.transform") { layer.transform.m12 = number }
    expectWarning("CALayer.opacity") { layer.opacity = Float(number) }
    expectWarning("CALayer.shadowOpacity") { layer.shadowOpacity = Float(number) }
    expectWarning("CALayer.shadowOffset") { layer.shadowOffset.width = number }
    expectWarning("CALayer.contentsRect") { layer.contentsRect.origin.x = number }
    #expect(layer.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect((layer.opacity, layer.shadowOpacity) == (1, 0))
  }

  @Test func layersOfOtherKindsStayAsTheyWere() {
    let shape = CAShapeLayer()
    expectWarning("CAShapeLayer.lineWidth") { shape.lineWidth = .nan }
    expectWarning("CAShapeLayer.strokeEnd") { shape.strokeEnd = .infinity }
    expectWarning("CAShapeLayer.lineDashPhase") { shape.lineDashPhase = .nan }
    #expect((shape.lineWidth, shape.strokeEnd) == (1, 1))
    let gradient = CAGradientLayer()
    expectWarning("CAGradientLayer.startPoint") { gradient.startPoint.x = .nan }
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    let text = CATextLayer()
    expectWarning("CATextLayer.fontSize") { text.fontSize = .infinity }
    #expect(text.fontSize == 36)
  }

  // MARK: Lists

  private final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? .infinity : 60
    }
  }

  @Test func aRowOfInfiniteHeightFindsItsOwn() {
    let heights = Heights()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.dataSource = heights
    table.delegate = heights
    expectWarning("UITableView.heightForRowAt") {
      table.reloadData()
      table.layoutIfNeeded()
    }
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 104)
  }

  @Test func settingsOfTablesStayAsTheyWere() {
    let table = UITableView()
    expectWarning("UITableView.estimatedRowHeight") { table.estimatedRowHeight = .nan }
    expectWarning("UITableView.separatorInset") { table.separatorInset.left = .infinity }
    expectWarning("UITableView.sectionHeaderTopPadding") { table.sectionHeaderTopPadding = .nan }
    #expect(table.estimatedRowHeight == UITableView.automaticDimension)
    #expect(table.separatorInset.left.isFinite)
  }

  private final class Sizes: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: indexPath.item == 0 ? CGFloat.nan : 30, height: 30) }
  }

  @Test func anItemOfNoSizeHasTheLayouts() throws {
    let sizes = Sizes()
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = sizes
    view.delegate = sizes
    expectWarning("UICollectionViewFlowLayout.sizeForItemAt") {
      view.reloadData()
      view.layoutIfNeeded()
    }
    let first = try #require(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.size == CGSize(width: 50, height: 50))
    #expect(view.contentSize.height == 50)
  }

  @Test func aLengthOfALayoutThatIsNoneIsNothing() {
    expectWarning("NSCollectionLayoutDimension") {
      #expect(NSCollectionLayoutDimension.absolute(.nan).dimension == 0)
    }
  }

  // MARK: Animations and words

  @Test func anAnimationOfNoLengthHasEndedAtOnce() {
    let view = UIView()
    var ends: [Bool] = []
    let text = warning {
      UIView.animate(withDuration: .nan, animations: { view.alpha = 0.5 }) { ends.append($0) }
    }
    #expect(text == "UIView.animate: nan is no length of time; it counts as 0 seconds.")
    settle()
    #expect(ends.count == 2)
    #expect(view.alpha == 0.5)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, .leastNonzeroMagnitude])
  func coloursOfOddNumbersHaveWords(number: CGFloat) {
    let color = UIColor(red: number, green: 1, blue: number, alpha: number)
    #expect(color.description.hasPrefix("UIExtendedSRGBColorSpace"))
    #expect(!color.accessibilityName.isEmpty)
    #expect(UIColor(white: number, alpha: 1).description.hasPrefix("UIExtendedGrayColorSpace"))
  }

  @Test func linesOfTextWithOddNumbersAreDrawn() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.attributedText = NSAttributedString(
      string: "a",
      attributes: [
        .underlineStyle: NSNumber(value: 1e300), .strikethroughStyle: NSNumber(value: Double.nan),
      ])
    #expect(label.intrinsicContentSize.width > 0)
  }

  @Test func aFilmOfNoTimeIsShown() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.animationImages = [UIImage(systemName: "star"), UIImage(systemName: "heart")]
      .compactMap { $0 }
    view.animationDuration = .leastNonzeroMagnitude
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = show(controller)
    defer { window.isHidden = true }
    view.startAnimating()
    UIApplication.shared.device.clock.advance(by: 1)
    settle()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(picture.size.width == 10)
  }
}
