import UIKit

/// What lists ask their data sources and delegates, with odd answers: counts, heights, sizes, titles.
enum DataSources {
  private static let counts = [0, 1, 2, 3, 7, 40, 300, 5_000]

  /// Answers numbers from a short list over and over, so that each question has another answer.
  @MainActor private final class Answers {
    private var random: RandomSource

    init(_ random: RandomSource) { self.random = random }

    func number() -> CGFloat { random.number() }
    func text() -> String? { random.flag() ? random.text() : nil }
    func flag() -> Bool { random.flag() }
    func size() -> CGSize { random.size() }
    func point() -> CGPoint { random.point() }
    func whole() -> Int { random.whole() }
    func insets() -> UIEdgeInsets {
      UIEdgeInsets(
        top: random.number(), left: random.number(), bottom: random.number(),
        right: random.number())
    }
  }

  @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    let answers: Answers

    init(_ counts: [Int], _ answers: Answers) {
      self.counts = counts
      self.answers = answers
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts.indices.contains(section) ? counts[section] : 0
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = answers.text()
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      answers.flag() ? answers.number() : UITableView.automaticDimension
    }
    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { answers.number() }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      answers.number()
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      answers.number()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      answers.text()
    }
    func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { answers.flag() ? UILabel() : nil }
    func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { answers.whole() }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      answers.text().map { [$0, "a"] }
    }
  }

  @MainActor
  private final class Items: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    let counts: [Int]
    let answers: Answers

    init(_ counts: [Int], _ answers: Answers) {
      self.counts = counts
      self.answers = answers
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts.indices.contains(section) ? counts[section] : 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { answers.flag() ? answers.size() : CGSize(width: 20, height: 20) }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { answers.insets() }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { answers.number() }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { answers.number() }
  }

  @MainActor private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let counts: [Int]
    let answers: Answers

    init(_ counts: [Int], _ answers: Answers) {
      self.counts = counts
      self.answers = answers
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts.indices.contains(component) ? counts[component] : 0
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { answers.text() }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      answers.number()
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      answers.number()
    }
  }

  private static func counts(_ random: inout RandomSource) -> [Int] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in random.pick(counts) }
  }

  @MainActor static let entries: [Entry] = [
    Entry(name: "table delegate") { random in
      let rows = Rows(counts(&random), Answers(random))
      let table = UITableView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 200),
        style: random.pick([.plain, .grouped, .insetGrouped]))
      table.dataSource = rows
      table.delegate = rows
      table.layoutIfNeeded()
      table.contentOffset = random.point()
      table.layoutIfNeeded()
      _ = (table.indexPathsForVisibleRows, table.rect(forSection: random.whole()))
      _ = (table.rectForHeader(inSection: random.whole()), table.contentSize)
      rows.counts = counts(&random)
      table.reloadData()
      table.setEditing(random.flag(), animated: random.flag())
      Stage.show(table)
      withExtendedLifetime(rows) {}
    },
    Entry(name: "flow layout delegate") { random in
      let items = Items(counts(&random), Answers(random))
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = random.flag() ? .horizontal : .vertical
      layout.sectionHeadersPinToVisibleBounds = random.flag()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
      view.dataSource = items
      view.delegate = items
      view.layoutIfNeeded()
      _ = layout.layoutAttributesForElements(in: random.rect())
      _ = layout.targetContentOffset(
        forProposedContentOffset: random.point(), withScrollingVelocity: random.point())
      view.contentOffset = random.point()
      Stage.show(view)
      withExtendedLifetime(items) {}
    },
    Entry(name: "picker delegate") { random in
      var numbers = counts(&random)
      if random.flag() { numbers.append(random.whole()) }
      let wheels = Wheels(numbers, Answers(random))
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      picker.dataSource = wheels
      picker.delegate = wheels
      for component in numbers.indices {
        picker.selectRow(random.whole(), inComponent: component, animated: random.flag())
        _ = (picker.selectedRow(inComponent: component), picker.rowSize(forComponent: component))
        _ = picker.view(forRow: random.whole(), forComponent: component)
      }
      picker.layoutIfNeeded()
      for wheel in picker.subviews {
        wheel.accessibilityIncrement()
        wheel.accessibilityDecrement()
      }
      picker.reloadComponent(random.whole())
      Stage.show(picker)
      withExtendedLifetime(wheels) {}
    },
  ]
}
