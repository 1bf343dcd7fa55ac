/// What Apple's protocols for delegates and data sources ask for.
///
/// Objective-C sees the methods that implement it, marked or not, so that tests ask objects whether they respond.
enum SystemRequirements {
  /// The protocols that ask for a method, by its full name; nil for methods that none asks for.
  static func protocols(asking method: String) -> Set<String>? { byMethod[method] }

  /// What a class or protocol of Apple's brings with it.
  static func inherited(by type: String) -> [String] { inherited[type] ?? [] }

  private static let inherited = [
    "UITableViewController": ["UITableViewDataSource", "UITableViewDelegate"],
    "UICollectionViewController": ["UICollectionViewDataSource", "UICollectionViewDelegate"],
    "UITableViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate", "UIScrollViewDelegate"],
    "UITextViewDelegate": ["UIScrollViewDelegate"],
    "UIPopoverPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
    "UIWindowSceneDelegate": ["UISceneDelegate"],
  ]

  private static let byMethod: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    var current = ""
    for word in table.split(whereSeparator: \.isWhitespace) {
      if word.hasSuffix(":") {
        current = String(word.dropLast())
      } else {
        result[String(word), default: []].insert(current)
      }
    }
    return result
  }()

  private static let table = """
    CLLocationManagerDelegate:
      locationManager(_:didUpdateLocations:) locationManager(_:didFailWithError:)
      locationManagerDidChangeAuthorization(_:) locationManager(_:didChangeAuthorization:)
    MFMailComposeViewControllerDelegate:
      mailComposeController(_:didFinishWith:error:)
    UIActivityItemSource:
      activityViewControllerPlaceholderItem(_:) activityViewController(_:itemForActivityType:)
      activityViewController(_:subjectForActivityType:)
    UIAdaptivePresentationControllerDelegate:
      adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:)
      presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
      presentationControllerDidDismiss(_:) presentationControllerDidAttemptToDismiss(_:)
    UIApplicationDelegate:
      application(_:willFinishLaunchingWithOptions:)
      application(_:didFinishLaunchingWithOptions:) applicationDidFinishLaunching(_:)
      applicationDidBecomeActive(_:) applicationWillResignActive(_:)
      applicationDidEnterBackground(_:) applicationWillEnterForeground(_:)
      applicationWillTerminate(_:) applicationDidReceiveMemoryWarning(_:)
      application(_:open:options:) application(_:willContinueUserActivityWithType:)
      application(_:continue:restorationHandler:)
      application(_:supportedInterfaceOrientationsFor:)
      application(_:configurationForConnecting:options:) application(_:didDiscardSceneSessions:)
      application(_:didRegister:)
      application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
      application(_:didFailToRegisterForRemoteNotificationsWithError:)
      application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
      application(_:performActionFor:completionHandler:)
      application(_:handleEventsForBackgroundURLSession:completionHandler:)
    UICollectionViewDataSource:
      collectionView(_:numberOfItemsInSection:) collectionView(_:cellForItemAt:)
      numberOfSections(in:) collectionView(_:viewForSupplementaryElementOfKind:at:)
      collectionView(_:canMoveItemAt:) collectionView(_:moveItemAt:to:) indexTitles(for:)
    UICollectionViewDelegate:
      collectionView(_:shouldHighlightItemAt:) collectionView(_:didHighlightItemAt:)
      collectionView(_:didUnhighlightItemAt:) collectionView(_:shouldSelectItemAt:)
      collectionView(_:shouldDeselectItemAt:) collectionView(_:didSelectItemAt:)
      collectionView(_:didDeselectItemAt:) collectionView(_:canPerformPrimaryActionForItemAt:)
      collectionView(_:performPrimaryActionForItemAt:) collectionView(_:willDisplay:forItemAt:)
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
      collectionView(_:didEndDisplaying:forItemAt:)
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
      collectionView(_:canEditItemAt:)
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
      collectionView(_:contextMenuConfigurationForItemAt:point:)
      collectionView(_:contextMenuConfigurationForItemsAt:point:)
      collectionView(_:targetContentOffsetForProposedContentOffset:)
    UICollectionViewDelegateFlowLayout:
      collectionView(_:layout:sizeForItemAt:) collectionView(_:layout:insetForSectionAt:)
      collectionView(_:layout:minimumLineSpacingForSectionAt:)
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      collectionView(_:layout:referenceSizeForHeaderInSection:)
      collectionView(_:layout:referenceSizeForFooterInSection:)
    UIContextMenuInteractionDelegate:
      contextMenuInteraction(_:configurationForMenuAtLocation:)
      contextMenuInteraction(_:willDisplayMenuFor:animator:)
      contextMenuInteraction(_:willEndFor:animator:)
      contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
      contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
      contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
    UIGestureRecognizerDelegate:
      gestureRecognizerShouldBegin(_:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
      gestureRecognizer(_:shouldRequireFailureOf:)
      gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:)
    UIImagePickerControllerDelegate:
      imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel(_:)
    UINavigationControllerDelegate:
      navigationController(_:willShow:animated:) navigationController(_:didShow:animated:)
      navigationController(_:animationControllerFor:from:to:)
    UIPageViewControllerDataSource:
      pageViewController(_:viewControllerBefore:) pageViewController(_:viewControllerAfter:)
      presentationCount(for:) presentationIndex(for:)
    UIPageViewControllerDelegate:
      pageViewController(_:willTransitionTo:)
      pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
      pageViewController(_:spineLocationFor:)
    UIPickerViewDataSource:
      numberOfComponents(in:) pickerView(_:numberOfRowsInComponent:)
    UIPickerViewDelegate:
      pickerView(_:widthForComponent:) pickerView(_:rowHeightForComponent:)
      pickerView(_:titleForRow:forComponent:) pickerView(_:attributedTitleForRow:forComponent:)
      pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:didSelectRow:inComponent:)
    UIPopoverPresentationControllerDelegate:
      prepareForPopoverPresentation(_:)
    UISceneDelegate:
      scene(_:willConnectTo:options:) sceneDidDisconnect(_:) sceneDidBecomeActive(_:)
      sceneWillResignActive(_:) sceneWillEnterForeground(_:) sceneDidEnterBackground(_:)
      scene(_:openURLContexts:) scene(_:continue:)
    UIScrollViewDelegate:
      scrollViewDidScroll(_:) scrollViewDidZoom(_:) scrollViewWillBeginDragging(_:)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
      scrollViewDidEndDragging(_:willDecelerate:) scrollViewWillBeginDecelerating(_:)
      scrollViewDidEndDecelerating(_:) scrollViewDidEndScrollingAnimation(_:)
      viewForZooming(in:) scrollViewWillBeginZooming(_:with:)
      scrollViewDidEndZooming(_:with:atScale:) scrollViewShouldScrollToTop(_:)
      scrollViewDidScrollToTop(_:) scrollViewDidChangeAdjustedContentInset(_:)
    UISearchBarDelegate:
      searchBarShouldBeginEditing(_:) searchBarTextDidBeginEditing(_:)
      searchBarShouldEndEditing(_:) searchBarTextDidEndEditing(_:) searchBar(_:textDidChange:)
      searchBar(_:shouldChangeTextIn:replacementText:) searchBarSearchButtonClicked(_:)
      searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:)
      searchBarResultsListButtonClicked(_:) searchBar(_:selectedScopeButtonIndexDidChange:)
    UISearchControllerDelegate:
      willPresentSearchController(_:) didPresentSearchController(_:)
      willDismissSearchController(_:) didDismissSearchController(_:) presentSearchController(_:)
    UISearchResultsUpdating:
      updateSearchResults(for:) updateSearchResults(for:selecting:)
    UISplitViewControllerDelegate:
      splitViewController(_:willChangeTo:) splitViewController(_:collapseSecondary:onto:)
      splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
      splitViewController(_:show:sender:) splitViewController(_:showDetail:sender:)
    UITabBarControllerDelegate:
      tabBarController(_:shouldSelect:) tabBarController(_:didSelect:)
    UITabBarDelegate:
      tabBar(_:didSelect:)
    UITableViewDataSource:
      tableView(_:numberOfRowsInSection:) tableView(_:cellForRowAt:) numberOfSections(in:)
      tableView(_:titleForHeaderInSection:) tableView(_:titleForFooterInSection:)
      tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) sectionIndexTitles(for:)
      tableView(_:sectionForSectionIndexTitle:at:) tableView(_:commit:forRowAt:)
      tableView(_:moveRowAt:to:)
    UITableViewDataSourcePrefetching:
      tableView(_:prefetchRowsAt:) tableView(_:cancelPrefetchingForRowsAt:)
    UITableViewDelegate:
      tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayHeaderView:forSection:)
      tableView(_:willDisplayFooterView:forSection:) tableView(_:didEndDisplaying:forRowAt:)
      tableView(_:didEndDisplayingHeaderView:forSection:)
      tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:heightForRowAt:)
      tableView(_:heightForHeaderInSection:) tableView(_:heightForFooterInSection:)
      tableView(_:estimatedHeightForRowAt:) tableView(_:estimatedHeightForHeaderInSection:)
      tableView(_:estimatedHeightForFooterInSection:) tableView(_:viewForHeaderInSection:)
      tableView(_:viewForFooterInSection:) tableView(_:accessoryButtonTappedForRowWith:)
      tableView(_:shouldHighlightRowAt:) tableView(_:didHighlightRowAt:)
      tableView(_:didUnhighlightRowAt:) tableView(_:willSelectRowAt:)
      tableView(_:willDeselectRowAt:) tableView(_:didSelectRowAt:)
      tableView(_:didDeselectRowAt:) tableView(_:editingStyleForRowAt:)
      tableView(_:titleForDeleteConfirmationButtonForRowAt:)
      tableView(_:leadingSwipeActionsConfigurationForRowAt:)
      tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:editActionsForRowAt:)
      tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:willBeginEditingRowAt:)
      tableView(_:didEndEditingRowAt:) tableView(_:indentationLevelForRowAt:)
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      tableView(_:contextMenuConfigurationForRowAt:point:)
    UITextFieldDelegate:
      textFieldShouldBeginEditing(_:) textFieldDidBeginEditing(_:) textFieldShouldEndEditing(_:)
      textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:)
      textField(_:shouldChangeCharactersIn:replacementString:) textFieldDidChangeSelection(_:)
      textFieldShouldClear(_:) textFieldShouldReturn(_:)
      textField(_:editMenuForCharactersIn:suggestedActions:)
    UITextViewDelegate:
      textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:) textViewDidBeginEditing(_:)
      textViewDidEndEditing(_:) textView(_:shouldChangeTextIn:replacementText:)
      textViewDidChange(_:) textViewDidChangeSelection(_:)
      textView(_:shouldInteractWith:in:interaction:) textView(_:primaryActionFor:defaultAction:)
      textView(_:editMenuForTextIn:suggestedActions:)
    UIViewControllerAnimatedTransitioning:
      transitionDuration(using:) animateTransition(using:) animationEnded(_:)
    UIViewControllerTransitioningDelegate:
      animationController(forPresented:presenting:source:) animationController(forDismissed:)
      presentationController(forPresented:presenting:source:)
    UNUserNotificationCenterDelegate:
      userNotificationCenter(_:willPresent:withCompletionHandler:)
      userNotificationCenter(_:willPresent:)
      userNotificationCenter(_:didReceive:withCompletionHandler:)
      userNotificationCenter(_:openSettingsFor:)
    """
}
