import Foundation

/// The families, or faces, that a font picker offers.
@MainActor
final class FontPickerList: UITableViewController {
  private weak var picker: UIFontPickerViewController?
  private let names: [String]

  init(_ picker: UIFontPickerViewController) {
    self.picker = picker
    let families = UIFont.familyNames.sorted()
    let configuration = picker.configuration
    let all = configuration.includeFaces ? families.flatMap(UIFont.fontNames) : families
    names = all.filter { name in
      guard !configuration.filteredTraits.isEmpty else { return true }
      let first = configuration.includeFaces ? name : UIFont.fontNames(forFamilyName: name).first
      let font = first.flatMap { UIFont(name: $0, size: UIFont.systemFontSize) }
      return font?.fontDescriptor.symbolicTraits.isSuperset(of: configuration.filteredTraits)
        ?? false
    }
    super.init(style: .plain)
    title = "Choose Font"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.picker?.cancelByUser() })
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let name = names[indexPath.row]
    cell.textLabel?.text = name
    let faces = [name] + UIFont.fontNames(forFamilyName: name)
    let selected = picker?.selectedFontDescriptor?.postscriptName
    cell.accessoryType = selected.map(faces.contains) ?? false ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    picker?.choose(names[indexPath.row])
  }
}
