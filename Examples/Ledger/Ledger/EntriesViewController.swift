import UIKit

class EntryCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var amountLabel: UILabel!

  func show(_ entry: Entry) {
    titleLabel.text = entry.title
    amountLabel.text = entry.amount.asAmount
    amountLabel.textColor = entry.amount < 0 ? .label : UIColor(named: "Positive")
  }
}

class EntriesViewController: UITableViewController {
  @IBOutlet weak var balanceLabel: UILabel!

  var ledger = LedgerStore() {
    didSet { follow() }
  }

  private var balanceObservation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = editButtonItem
    NotificationCenter.default.addObserver(
      self, selector: #selector(ledgerChanged(_:)), name: .ledgerDidChange, object: nil)
    follow()
  }

  private func follow() {
    guard isViewLoaded else { return }
    balanceObservation = ledger.observe(\.balance, options: [.initial, .new]) {
      [weak self] _, change in
      let format = NSLocalizedString("balance", comment: "Below the list")
      self?.balanceLabel.text = String(format: format, (change.newValue ?? 0).asAmount)
    }
    tableView.reloadData()
  }

  @objc private func ledgerChanged(_ notification: Notification) {
    guard notification.object as? LedgerStore === ledger else { return }
    tableView.reloadData()
  }

  // MARK: - Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ledger.entries.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath)
    (cell as? EntryCell)?.show(ledger.entries[indexPath.row])
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    // What it tells reloads the table.
    ledger.remove(at: indexPath.row)
  }

  // MARK: - Adding

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let navigation = segue.destination as? UINavigationController
    guard let form = navigation?.viewControllers.first as? EntryFormViewController else { return }
    form.onSave = { [ledger] in ledger.add($0) }
  }

  @IBAction func unwindToEntries(_ segue: UIStoryboardSegue) {}
}
