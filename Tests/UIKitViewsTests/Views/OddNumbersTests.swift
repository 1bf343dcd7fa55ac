import CoreGraphics
import Device
import Testing
import UIKit

/// Numbers of which no view can be made: the view stays as it was, and one warning says where.
@MainActor @Suite(.serialized) struct OddNumbersTests {
  init() { OddNumbers.forget() }

  private func view<View: UIView>(_ view: View) -> View {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.accessibilityIdentifier = "form"
    parent.addSubview(view)
    holders.append(parent)
    return view
  }

  private final class Holders { var views: [UIView] = [] }
  private let kept = Holders()
  private var holders: [UIView] {
    get { kept.views }
    nonmutating set { kept.views = newValue }
  }

  private func expectWarning(
    _ name: String, of view: UIView, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: () -> Void
  ) {
    let found = issues {
      change()
      change()
    }
    #expect(found.count == 1, "\(found)", sourceLocation: sourceLocation)
    let words = "\(type(of: view)).\(name)"
    #expect(found.first?.contains(words) == true, "\(found)", sourceLocation: sourceLocation)
    #expect(
      found.first?.hasSuffix("Path: UIView \"form\" > \(type(of: view))") == true, "\(found)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func geometryStaysAsItWas(number: CGFloat)
  {
    let sut = view(UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    expectWarning("transform", of: sut) { sut.transform = CGAffineTransform(scaleX: number, y: 1) }
    #expect(sut.transform == .identity)
    expectWarning("frame", of: sut) { sut.frame.origin.x = number }
    expectWarning("bounds", of: sut) { sut.bounds.size.width = number }
    expectWarning("center", of: sut) { sut.center.y = number }
    #expect(sut.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    expectWarning("alpha", of: sut) { sut.alpha = number }
    #expect(sut.alpha == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func scrollingStaysAsItWas(number: CGFloat)
  {
    let sut = view(UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    sut.contentSize = CGSize(width: 50, height: 500)
    sut.contentOffset = CGPoint(x: 0, y: 20)
    expectWarning("contentSize", of: sut) { sut.contentSize.height = number }
    expectWarning("contentOffset", of: sut) { sut.contentOffset.y = number }
    expectWarning("contentInset", of: sut) { sut.contentInset.top = number }
    sut.setContentOffset(CGPoint(x: number, y: 0), animated: true)
    #expect(sut.contentSize == CGSize(width: 50, height: 500))
    #expect(sut.contentOffset == CGPoint(x: 0, y: 20))
    #expect(sut.contentInset == .zero)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func distancesStayAsTheyWere(
    number: CGFloat
  ) {
    let stack = view(UIStackView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    expectWarning("layoutMargins", of: stack) { stack.layoutMargins.left = number }
    expectWarning("directionalLayoutMargins", of: stack) {
      stack.directionalLayoutMargins.leading = number
    }
    expectWarning("spacing", of: stack) { stack.spacing = number }
    #expect(stack.spacing == 0)
    #expect(stack.layoutMargins.left.isFinite)
    let table = view(UITableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    expectWarning("rowHeight", of: table) { table.rowHeight = number }
    expectWarning("sectionHeaderHeight", of: table) { table.sectionHeaderHeight = number }
    #expect(table.rowHeight == UITableView.automaticDimension)
  }

  /// The warnings of a change that is made twice.
  private func warnings(_ change: () -> Void) -> [String] {
    issues {
      change()
      change()
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func whatIsNoViewNamesItsView(
    number: CGFloat
  ) {
    let sut = view(UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    let constraint = sut.widthAnchor.constraint(equalToConstant: 20)
    let layout = UICollectionViewFlowLayout()
    let collection = view(
      UICollectionView(frame: CGRect(x: 0, y: 0, width: 9, height: 9), collectionViewLayout: layout)
    )
    let found = [
      warnings { constraint.constant = number }, warnings { sut.layer.cornerRadius = number },
      warnings { sut.layer.borderWidth = number }, warnings { sut.layer.shadowRadius = number },
      warnings { layout.itemSize.width = number }, warnings { layout.sectionInset.top = number },
    ]
    let names = [
      "NSLayoutConstraint.constant", "CALayer.cornerRadius", "CALayer.borderWidth",
      "CALayer.shadowRadius", "UICollectionViewFlowLayout.itemSize",
      "UICollectionViewFlowLayout.sectionInset",
    ]
    for (texts, name) in zip(found, names) {
      #expect(texts.count == 1, "\(name): \(texts)")
      #expect(texts.first?.hasPrefix("\(name): \(number) is not finite") == true, "\(texts)")
      #expect(texts.first?.contains("Path: UIView \"form\" > ") == true, "\(texts)")
    }
    #expect(constraint.constant == 20)
    #expect(sut.layer.cornerRadius == 0)
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(collection.collectionViewLayout === layout)
  }

  @Test(arguments: [1e308, -1e308, .leastNonzeroMagnitude, -1]) func finiteNumbersAreTaken(
    number: CGFloat
  ) {
    let found = issues {
      let sut = view(UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      sut.contentSize.height = number
      sut.contentOffset.y = number
      sut.transform = CGAffineTransform(translationX: number, y: 0)
      #expect(sut.contentSize.height == number)
      #expect(sut.transform.tx == number)
      sut.layoutIfNeeded()
    }
    #expect(found == [])
  }
}
