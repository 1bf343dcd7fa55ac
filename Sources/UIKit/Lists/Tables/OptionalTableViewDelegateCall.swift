import CoreGraphics
import Foundation

/// The optional methods of a table's delegate; nil where it has none.
@preconcurrency @MainActor
public struct OptionalTableViewDelegateCall {
  let delegate: any UITableViewDelegate

  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    DefaultRequirement.call {
      delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    DefaultRequirement.call {
      delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> Void? {
    DefaultRequirement.call {
      delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    DefaultRequirement.call {
      delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    DefaultRequirement.call {
      delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) -> Void? {
    DefaultRequirement.call {
      delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    DefaultRequirement.call { delegate.tableView(tableView, heightForRowAt: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat?
  {
    DefaultRequirement.call { delegate.tableView(tableView, heightForHeaderInSection: section) }
  }

  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat?
  {
    DefaultRequirement.call { delegate.tableView(tableView, heightForFooterInSection: section) }
  }

  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    DefaultRequirement.call { delegate.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    DefaultRequirement.call {
      delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    DefaultRequirement.call {
      delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  {
    DefaultRequirement.call { delegate.tableView(tableView, viewForHeaderInSection: section) }
      ?? nil
  }

  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  {
    DefaultRequirement.call { delegate.tableView(tableView, viewForFooterInSection: section) }
      ?? nil
  }

  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Void? {
    DefaultRequirement.call {
      delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool?
  {
    DefaultRequirement.call { delegate.tableView(tableView, shouldHighlightRowAt: indexPath) }
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    -> Void?
  {
    DefaultRequirement.call { delegate.tableView(tableView, didHighlightRowAt: indexPath) }
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    -> Void?
  {
    DefaultRequirement.call { delegate.tableView(tableView, didUnhighlightRowAt: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    DefaultRequirement.call { delegate.tableView(tableView, willSelectRowAt: indexPath) } ?? nil
  }

  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    DefaultRequirement.call { delegate.tableView(tableView, willDeselectRowAt: indexPath) } ?? nil
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> Void?
  {
    DefaultRequirement.call { delegate.tableView(tableView, didSelectRowAt: indexPath) }
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    -> Void?
  {
    DefaultRequirement.call { delegate.tableView(tableView, didDeselectRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool? {
    DefaultRequirement.call {
      delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
  }

  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) -> Void? {
    DefaultRequirement.call {
      delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }

  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle?
  {
    DefaultRequirement.call { delegate.tableView(tableView, editingStyleForRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    DefaultRequirement.call {
      delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    } ?? nil
  }

  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    DefaultRequirement.call {
      delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }

  public func callAsFunction(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?? {
    DefaultRequirement.call { delegate.tableView(tableView, editActionsForRowAt: indexPath) }
  }
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    DefaultRequirement.call {
      delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }

  public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool? {
    DefaultRequirement.call {
      delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    -> Void?
  {
    DefaultRequirement.call { delegate.tableView(tableView, willBeginEditingRowAt: indexPath) }
  }

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    -> Void?
  {
    DefaultRequirement.call { delegate.tableView(tableView, didEndEditingRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int? {
    DefaultRequirement.call { delegate.tableView(tableView, indentationLevelForRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath? {
    DefaultRequirement.call {
      delegate.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
  }

  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    DefaultRequirement.call {
      delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    } ?? nil
  }
}
