// Long file: a table, written by Scripts/house-rules requirements from the protocols that the modules declare.

extension SystemRequirements {
  /// The methods that each protocol asks for, behind its name and a colon.
  static let methods = """
    ASAuthorizationControllerDelegate:
      authorizationController(controller:didCompleteWithAuthorization:)
      authorizationController(controller:didCompleteWithError:)
    ASAuthorizationControllerPresentationContextProviding:
      presentationAnchor(for:)
    ASWebAuthenticationPresentationContextProviding:
      presentationAnchor(for:)
    AVAudioPlayerDelegate:
      audioPlayerDidFinishPlaying(_:successfully:) audioPlayerDecodeErrorDidOccur(_:error:)
    AVAudioRecorderDelegate:
      audioRecorderDidFinishRecording(_:successfully:) audioRecorderEncodeErrorDidOccur(_:error:)
    AVCaptureMetadataOutputObjectsDelegate:
      metadataOutput(_:didOutput:from:)
    AVSpeechSynthesizerDelegate:
      speechSynthesizer(_:didStart:) speechSynthesizer(_:didFinish:) speechSynthesizer(_:didPause:)
      speechSynthesizer(_:didContinue:) speechSynthesizer(_:didCancel:)
    CALayerDelegate:
      display(_:) draw(_:in:) layerWillDraw(_:) layoutSublayers(of:) action(for:forKey:)
    CBCentralManagerDelegate:
      centralManagerDidUpdateState(_:) centralManager(_:willRestoreState:)
      centralManager(_:didDiscover:advertisementData:rssi:) centralManager(_:didConnect:)
      centralManager(_:didFailToConnect:error:) centralManager(_:didDisconnectPeripheral:error:)
    CBPeripheralDelegate:
      peripheralDidUpdateName(_:) peripheral(_:didModifyServices:) peripheral(_:didReadRSSI:error:)
      peripheral(_:didDiscoverServices:) peripheral(_:didDiscoverIncludedServicesFor:error:)
      peripheral(_:didDiscoverCharacteristicsFor:error:) peripheral(_:didUpdateValueFor:error:)
      peripheral(_:didWriteValueFor:error:) peripheral(_:didUpdateNotificationStateFor:error:)
      peripheral(_:didDiscoverDescriptorsFor:error:) peripheralIsReady(toSendWriteWithoutResponse:)
    CBPeripheralManagerDelegate:
      peripheralManagerDidUpdateState(_:) peripheralManager(_:willRestoreState:)
      peripheralManagerDidStartAdvertising(_:error:) peripheralManager(_:didAdd:error:)
      peripheralManager(_:central:didSubscribeTo:) peripheralManager(_:central:didUnsubscribeFrom:)
      peripheralManager(_:didReceiveRead:) peripheralManager(_:didReceiveWrite:)
      peripheralManagerIsReady(toUpdateSubscribers:)
    CHHapticPatternPlayer:
      start(atTime:) stop(atTime:) cancel()
    CKRecordKeyValueSetting:
      object(forKey:) setObject(_:forKey:) allKeys() changedKeys()
    CLLocationManagerDelegate:
      locationManager(_:didUpdateLocations:) locationManager(_:didFailWithError:)
      locationManagerDidChangeAuthorization(_:) locationManager(_:didChangeAuthorization:)
    CMHeadphoneMotionManagerDelegate:
      headphoneMotionManagerDidConnect(_:) headphoneMotionManagerDidDisconnect(_:)
    CNContactPickerDelegate:
      contactPickerDidCancel(_:) contactPicker(_:didSelect:)
    CSSearchableIndexDelegate:
      searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)
      searchableIndex(_:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)
    CTTelephonyNetworkInfoDelegate:
      dataServiceIdentifierDidChange(_:)
    INCancelWorkoutIntentHandling:
      handle(intent:completion:) handle(intent:) confirm(intent:completion:) confirm(intent:)
      resolveWorkoutName(for:with:) resolveWorkoutName(for:)
    INEndWorkoutIntentHandling:
      handle(intent:completion:) handle(intent:) confirm(intent:completion:) confirm(intent:)
      resolveWorkoutName(for:with:) resolveWorkoutName(for:)
    INIntentHandlerProviding:
      handler(for:)
    INPauseWorkoutIntentHandling:
      handle(intent:completion:) handle(intent:) confirm(intent:completion:) confirm(intent:)
      resolveWorkoutName(for:with:) resolveWorkoutName(for:)
    INPlayMediaIntentHandling:
      handle(intent:completion:) handle(intent:) confirm(intent:completion:) confirm(intent:)
      resolveMediaItems(for:with:) resolveMediaItems(for:) resolvePlayShuffled(for:with:)
      resolvePlayShuffled(for:) resolvePlaybackRepeatMode(for:with:)
      resolvePlaybackRepeatMode(for:) resolveResumePlayback(for:with:) resolveResumePlayback(for:)
      resolvePlaybackQueueLocation(for:with:) resolvePlaybackQueueLocation(for:)
      resolvePlaybackSpeed(for:with:) resolvePlaybackSpeed(for:)
    INResumeWorkoutIntentHandling:
      handle(intent:completion:) handle(intent:) confirm(intent:completion:) confirm(intent:)
      resolveWorkoutName(for:with:) resolveWorkoutName(for:)
    INSearchForMediaIntentHandling:
      handle(intent:completion:) handle(intent:) confirm(intent:completion:) confirm(intent:)
      resolveMediaItems(for:with:) resolveMediaItems(for:)
    INSearchForMessagesIntentHandling:
      handle(intent:completion:) handle(intent:) confirm(intent:completion:) confirm(intent:)
      resolveRecipients(for:with:) resolveRecipients(for:) resolveSenders(for:with:)
      resolveSenders(for:) resolveAttributes(for:with:) resolveAttributes(for:)
      resolveDateTimeRange(for:with:) resolveDateTimeRange(for:)
      resolveSpeakableGroupNames(for:with:) resolveSpeakableGroupNames(for:)
    INSendMessageIntentHandling:
      handle(intent:completion:) handle(intent:) confirm(intent:completion:) confirm(intent:)
      resolveRecipients(for:with:) resolveRecipients(for:) resolveOutgoingMessageType(for:with:)
      resolveOutgoingMessageType(for:) resolveContent(for:with:) resolveContent(for:)
      resolveSpeakableGroupName(for:with:) resolveSpeakableGroupName(for:)
    INSetMessageAttributeIntentHandling:
      handle(intent:completion:) handle(intent:) confirm(intent:completion:) confirm(intent:)
      resolveAttribute(for:with:) resolveAttribute(for:)
    INShareFocusStatusIntentHandling:
      handle(intent:completion:) handle(intent:) confirm(intent:completion:) confirm(intent:)
    INStartCallIntentHandling:
      handle(intent:completion:) handle(intent:) confirm(intent:completion:) confirm(intent:)
      resolveCallRecordToCallBack(for:with:) resolveCallRecordToCallBack(for:)
      resolveDestinationType(for:with:) resolveDestinationType(for:) resolveContacts(for:with:)
      resolveContacts(for:) resolveCallCapability(for:with:) resolveCallCapability(for:)
    INStartWorkoutIntentHandling:
      handle(intent:completion:) handle(intent:) confirm(intent:completion:) confirm(intent:)
      resolveWorkoutName(for:with:) resolveWorkoutName(for:) resolveGoalValue(for:with:)
      resolveGoalValue(for:) resolveWorkoutGoalUnitType(for:with:) resolveWorkoutGoalUnitType(for:)
      resolveWorkoutLocationType(for:with:) resolveWorkoutLocationType(for:)
      resolveIsOpenEnded(for:with:) resolveIsOpenEnded(for:)
    INUIAddVoiceShortcutButtonDelegate:
      present(_:for:)
    INUIAddVoiceShortcutViewControllerDelegate:
      addVoiceShortcutViewController(_:didFinishWith:error:)
      addVoiceShortcutViewControllerDidCancel(_:)
    INUIEditVoiceShortcutViewControllerDelegate:
      editVoiceShortcutViewController(_:didUpdate:error:)
      editVoiceShortcutViewController(_:didDeleteVoiceShortcutWithIdentifier:)
      editVoiceShortcutViewControllerDidCancel(_:)
    INUIHostedViewControlling:
      configure(with:context:completion:)
      configureView(for:of:interactiveBehavior:context:completion:)
    MFMailComposeViewControllerDelegate:
      mailComposeController(_:didFinishWith:error:)
    MFMessageComposeViewControllerDelegate:
      messageComposeViewController(_:didFinishWith:)
    MKLocalSearchCompleterDelegate:
      completerDidUpdateResults(_:) completer(_:didFailWithError:)
    MKMapViewDelegate:
      mapViewDidChangeVisibleRegion(_:) mapViewWillStartLoadingMap(_:)
      mapViewDidFinishLoadingMap(_:) mapViewWillStartRenderingMap(_:)
      mapViewWillStartLocatingUser(_:) mapViewDidStopLocatingUser(_:)
      mapViewDidFailLoadingMap(_:withError:) mapViewDidFinishRenderingMap(_:fullyRendered:)
      mapView(_:regionWillChangeAnimated:) mapView(_:regionDidChangeAnimated:) mapView(_:viewFor:)
      mapView(_:didAdd:) mapView(_:annotationView:calloutAccessoryControlTapped:)
      mapView(_:didSelect:) mapView(_:didDeselect:) mapView(_:didUpdate:)
      mapView(_:didFailToLocateUserWithError:) mapView(_:annotationView:didChange:fromOldState:)
      mapView(_:didChange:animated:) mapView(_:rendererFor:)
      mapView(_:clusterAnnotationForMemberAnnotations:)
    MKOverlay:
      intersects(_:)
    MPMediaPickerControllerDelegate:
      mediaPicker(_:didPickMediaItems:) mediaPickerDidCancel(_:)
    NSFetchedResultsControllerDelegate:
      controllerWillChangeContent(_:) controllerDidChangeContent(_:)
      controller(_:didChange:at:for:newIndexPath:) controller(_:didChange:atSectionIndex:for:)
      controller(_:sectionIndexTitleForSectionName:) controller(_:didChangeContentWith:)
    NSItemProviderReading:
      object(withItemProviderData:typeIdentifier:)
    NSItemProviderWriting:
      loadData(withTypeIdentifier:forItemProviderCompletionHandler:)
    NSTextStorageDelegate:
      textStorage(_:willProcessEditing:range:changeInLength:)
      textStorage(_:didProcessEditing:range:changeInLength:)
    PHPhotoLibraryChangeObserver:
      photoLibraryDidChange(_:)
    SFSafariViewControllerDelegate:
      safariViewController(_:activityItemsFor:title:) safariViewControllerDidFinish(_:)
      safariViewController(_:didCompleteInitialLoad:)
      safariViewController(_:initialLoadDidRedirectTo:) safariViewControllerWillOpenInBrowser(_:)
    SFSpeechRecognitionTaskDelegate:
      speechRecognitionTask(_:didHypothesizeTranscription:)
      speechRecognitionTask(_:didFinishRecognition:)
      speechRecognitionTask(_:didFinishSuccessfully:)
    SFSpeechRecognizerDelegate:
      speechRecognizer(_:availabilityDidChange:)
    SKOverlayDelegate:
      storeOverlayDidFailToLoad(_:error:) storeOverlayWillStartPresentation(_:transitionContext:)
      storeOverlayDidFinishPresentation(_:transitionContext:)
      storeOverlayWillStartDismissal(_:transitionContext:)
      storeOverlayDidFinishDismissal(_:transitionContext:)
    SKPaymentTransactionObserver:
      paymentQueue(_:updatedTransactions:) paymentQueue(_:removedTransactions:)
      paymentQueue(_:restoreCompletedTransactionsFailedWithError:)
      paymentQueueRestoreCompletedTransactionsFinished(_:)
      paymentQueue(_:shouldAddStorePayment:for:)
    SKProductsRequestDelegate:
      productsRequest(_:didReceive:)
    SKRequestDelegate:
      requestDidFinish(_:) request(_:didFailWithError:)
    SKStoreProductViewControllerDelegate:
      productViewControllerDidFinish(_:)
    UIActivityItemSource:
      activityViewControllerPlaceholderItem(_:) activityViewController(_:itemForActivityType:)
      activityViewController(_:subjectForActivityType:)
    UIAdaptivePresentationControllerDelegate:
      adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:)
      presentationController(_:viewControllerForAdaptivePresentationStyle:)
      presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
      presentationControllerDidDismiss(_:) presentationControllerDidAttemptToDismiss(_:)
    UIAppearance:
      appearance() appearance(whenContainedInInstancesOf:)
    UIApplicationDelegate:
      application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:)
      applicationDidFinishLaunching(_:) applicationDidBecomeActive(_:)
      applicationWillResignActive(_:) applicationDidEnterBackground(_:)
      applicationWillEnterForeground(_:) applicationWillTerminate(_:)
      applicationDidReceiveMemoryWarning(_:) application(_:open:options:)
      application(_:willContinueUserActivityWithType:) application(_:continue:restorationHandler:)
      application(_:supportedInterfaceOrientationsFor:)
      application(_:configurationForConnecting:options:) application(_:didDiscardSceneSessions:)
      application(_:didRegister:) application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
      application(_:didFailToRegisterForRemoteNotificationsWithError:)
      application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
      application(_:performActionFor:completionHandler:)
      application(_:handleEventsForBackgroundURLSession:completionHandler:)
    UIBarPositioningDelegate:
      position(for:)
    UICalendarSelectionMultiDateDelegate:
      multiDateSelection(_:didSelectDate:) multiDateSelection(_:didDeselectDate:)
      multiDateSelection(_:canSelectDate:) multiDateSelection(_:canDeselectDate:)
    UICalendarSelectionSingleDateDelegate:
      dateSelection(_:didSelectDate:) dateSelection(_:canSelectDate:)
    UICalendarViewDelegate:
      calendarView(_:decorationFor:) calendarView(_:didChangeVisibleDateComponentsFrom:)
    UICollectionViewDataSource:
      collectionView(_:numberOfItemsInSection:) collectionView(_:cellForItemAt:)
      numberOfSections(in:) collectionView(_:viewForSupplementaryElementOfKind:at:)
      collectionView(_:canMoveItemAt:) collectionView(_:moveItemAt:to:) indexTitles(for:)
    UICollectionViewDataSourcePrefetching:
      collectionView(_:prefetchItemsAt:) collectionView(_:cancelPrefetchingForItemsAt:)
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
      collectionView(_:willDisplayContextMenu:animator:)
      collectionView(_:willEndContextMenuInteraction:animator:)
      collectionView(_:willPerformPreviewActionForMenuWith:animator:)
      collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
      collectionView(_:previewForDismissingContextMenuWithConfiguration:)
      collectionView(_:targetContentOffsetForProposedContentOffset:)
    UICollectionViewDelegateFlowLayout:
      collectionView(_:layout:sizeForItemAt:) collectionView(_:layout:insetForSectionAt:)
      collectionView(_:layout:minimumLineSpacingForSectionAt:)
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      collectionView(_:layout:referenceSizeForHeaderInSection:)
      collectionView(_:layout:referenceSizeForFooterInSection:)
    UICollectionViewDragDelegate:
      collectionView(_:itemsForBeginning:at:) collectionView(_:itemsForAddingTo:at:point:)
      collectionView(_:dragPreviewParametersForItemAt:) collectionView(_:dragSessionWillBegin:)
      collectionView(_:dragSessionDidEnd:)
    UICollectionViewDropCoordinator:
      drop(_:toItemAt:) drop(_:intoItemAt:rect:)
    UICollectionViewDropDelegate:
      collectionView(_:performDropWith:) collectionView(_:canHandle:)
      collectionView(_:dropSessionDidEnter:)
      collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
      collectionView(_:dropSessionDidExit:) collectionView(_:dropSessionDidEnd:)
      collectionView(_:dropPreviewParametersForItemAt:)
    UICollisionBehaviorDelegate:
      collisionBehavior(_:beganContactFor:with:at:) collisionBehavior(_:endedContactFor:with:)
      collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
      collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
    UIColorPickerViewControllerDelegate:
      colorPickerViewController(_:didSelect:continuously:) colorPickerViewControllerDidFinish(_:)
      colorPickerViewControllerDidSelectColor(_:)
    UIContentContainer:
      preferredContentSizeDidChange(forChildContentContainer:)
      size(forChildContentContainer:withParentContainerSize:) viewWillTransition(to:with:)
      willTransition(to:with:)
    UIContentView:
      supports(_:)
    UIContextMenuInteractionAnimating:
      addAnimations(_:) addCompletion(_:)
    UIContextMenuInteractionDelegate:
      contextMenuInteraction(_:configurationForMenuAtLocation:)
      contextMenuInteraction(_:willDisplayMenuFor:animator:)
      contextMenuInteraction(_:willEndFor:animator:)
      contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
      contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
      contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
    UICoordinateSpace:
      convert(_:to:) convert(_:from:)
    UIDocumentPickerDelegate:
      documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled(_:)
      documentPicker(_:didPickDocumentAt:)
    UIDragAnimating:
      addAnimations(_:) addCompletion(_:)
    UIDragDropSession:
      location(in:) hasItemsConforming(toTypeIdentifiers:) canLoadObjects(ofClass:)
    UIDragInteractionDelegate:
      dragInteraction(_:itemsForBeginning:) dragInteraction(_:sessionWillBegin:)
      dragInteraction(_:session:willEndWith:) dragInteraction(_:session:didEndWith:)
    UIDropInteractionDelegate:
      dropInteraction(_:canHandle:) dropInteraction(_:sessionDidEnter:)
      dropInteraction(_:sessionDidUpdate:) dropInteraction(_:sessionDidExit:)
      dropInteraction(_:sessionDidEnd:) dropInteraction(_:performDrop:)
      dropInteraction(_:concludeDrop:)
    UIDropSession:
      loadObjects(ofClass:completion:)
    UIDynamicAnimatorDelegate:
      dynamicAnimatorWillResume(_:) dynamicAnimatorDidPause(_:)
    UIEditMenuInteractionAnimating:
      addAnimations(_:) addCompletion(_:)
    UIEditMenuInteractionDelegate:
      editMenuInteraction(_:menuFor:suggestedActions:) editMenuInteraction(_:targetRectFor:)
      editMenuInteraction(_:willPresentMenuFor:animator:)
      editMenuInteraction(_:willDismissMenuFor:animator:)
    UIFontPickerViewControllerDelegate:
      fontPickerViewControllerDidPickFont(_:) fontPickerViewControllerDidCancel(_:)
    UIGestureRecognizerDelegate:
      gestureRecognizerShouldBegin(_:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
      gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizer(_:shouldBeRequiredToFailBy:)
      gestureRecognizer(_:shouldReceive:)
    UIImagePickerControllerDelegate:
      imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel(_:)
    UIInteraction:
      willMove(to:) didMove(to:)
    UIKeyInput:
      insertText(_:) deleteBackward()
    UILargeContentViewerInteractionDelegate:
      largeContentViewerInteraction(_:didEndOn:at:) largeContentViewerInteraction(_:itemAt:)
      viewController(for:)
    UINavigationBarDelegate:
      navigationBar(_:shouldPush:) navigationBar(_:didPush:) navigationBar(_:shouldPop:)
      navigationBar(_:didPop:)
    UINavigationControllerDelegate:
      navigationController(_:willShow:animated:) navigationController(_:didShow:animated:)
      navigationController(_:animationControllerFor:from:to:)
      navigationController(_:interactionControllerFor:)
      navigationControllerSupportedInterfaceOrientations(_:)
      navigationControllerPreferredInterfaceOrientationForPresentation(_:)
    UIPageViewControllerDataSource:
      pageViewController(_:viewControllerBefore:) pageViewController(_:viewControllerAfter:)
      presentationCount(for:) presentationIndex(for:)
    UIPageViewControllerDelegate:
      pageViewController(_:willTransitionTo:)
      pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
      pageViewController(_:spineLocationFor:) pageViewControllerSupportedInterfaceOrientations(_:)
      pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
    UIPasteConfigurationSupporting:
      paste(itemProviders:) canPaste(_:)
    UIPencilInteractionDelegate:
      pencilInteractionDidTap(_:)
    UIPickerViewAccessibilityDelegate:
      pickerView(_:accessibilityLabelForComponent:) pickerView(_:accessibilityHintForComponent:)
      pickerView(_:accessibilityAttributedLabelForComponent:)
      pickerView(_:accessibilityAttributedHintForComponent:)
    UIPickerViewDataSource:
      numberOfComponents(in:) pickerView(_:numberOfRowsInComponent:)
    UIPickerViewDelegate:
      pickerView(_:widthForComponent:) pickerView(_:rowHeightForComponent:)
      pickerView(_:titleForRow:forComponent:) pickerView(_:attributedTitleForRow:forComponent:)
      pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:didSelectRow:inComponent:)
    UIPointerInteractionAnimating:
      addAnimations(_:) addCompletion(_:)
    UIPointerInteractionDelegate:
      pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction(_:styleFor:)
      pointerInteraction(_:willEnter:animator:) pointerInteraction(_:willExit:animator:)
    UIPopoverPresentationControllerDelegate:
      prepareForPopoverPresentation(_:)
    UIResponderStandardEditActions:
      cut(_:) copy(_:) paste(_:) select(_:) selectAll(_:) delete(_:)
    UISceneDelegate:
      scene(_:willConnectTo:options:) sceneDidDisconnect(_:) sceneDidBecomeActive(_:)
      sceneWillResignActive(_:) sceneWillEnterForeground(_:) sceneDidEnterBackground(_:)
      scene(_:openURLContexts:) scene(_:continue:) stateRestorationActivity(for:)
    UIScrollViewDelegate:
      scrollViewDidScroll(_:) scrollViewDidZoom(_:) scrollViewWillBeginDragging(_:)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
      scrollViewDidEndDragging(_:willDecelerate:) scrollViewWillBeginDecelerating(_:)
      scrollViewDidEndDecelerating(_:) scrollViewDidEndScrollingAnimation(_:) viewForZooming(in:)
      scrollViewWillBeginZooming(_:with:) scrollViewDidEndZooming(_:with:atScale:)
      scrollViewShouldScrollToTop(_:) scrollViewDidScrollToTop(_:)
      scrollViewDidChangeAdjustedContentInset(_:)
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
    UISheetPresentationControllerDelegate:
      sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    UISplitViewControllerDelegate:
      splitViewController(_:willChangeTo:) targetDisplayModeForAction(in:)
      splitViewController(_:show:sender:) splitViewController(_:showDetail:sender:)
      primaryViewController(forCollapsing:) primaryViewController(forExpanding:)
      splitViewController(_:collapseSecondary:onto:) splitViewController(_:separateSecondaryFrom:)
      splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
      splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
      splitViewControllerDidCollapse(_:) splitViewControllerDidExpand(_:)
      splitViewController(_:willShow:) splitViewController(_:willHide:)
      splitViewControllerInteractivePresentationGestureWillBegin(_:)
      splitViewControllerInteractivePresentationGestureDidEnd(_:)
      splitViewControllerSupportedInterfaceOrientations(_:)
      splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
    UITabBarControllerDelegate:
      tabBarController(_:shouldSelect:) tabBarController(_:didSelect:)
      tabBarController(_:shouldSelectTab:) tabBarController(_:didSelectTab:previousTab:)
      tabBarController(_:animationControllerForTransitionFrom:to:)
      tabBarController(_:interactionControllerFor:)
      tabBarControllerSupportedInterfaceOrientations(_:)
      tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
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
      tableView(_:willDeselectRowAt:) tableView(_:didSelectRowAt:) tableView(_:didDeselectRowAt:)
      tableView(_:canPerformPrimaryActionForRowAt:) tableView(_:performPrimaryActionForRowAt:)
      tableView(_:editingStyleForRowAt:) tableView(_:titleForDeleteConfirmationButtonForRowAt:)
      tableView(_:leadingSwipeActionsConfigurationForRowAt:)
      tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:editActionsForRowAt:)
      tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:willBeginEditingRowAt:)
      tableView(_:didEndEditingRowAt:) tableView(_:indentationLevelForRowAt:)
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      tableView(_:contextMenuConfigurationForRowAt:point:)
      tableView(_:willDisplayContextMenu:animator:)
      tableView(_:willEndContextMenuInteraction:animator:)
      tableView(_:willPerformPreviewActionForMenuWith:animator:)
      tableView(_:previewForHighlightingContextMenuWithConfiguration:)
      tableView(_:previewForDismissingContextMenuWithConfiguration:)
    UITableViewDragDelegate:
      tableView(_:itemsForBeginning:at:) tableView(_:itemsForAddingTo:at:point:)
      tableView(_:dragPreviewParametersForRowAt:) tableView(_:dragSessionWillBegin:)
      tableView(_:dragSessionDidEnd:)
    UITableViewDropCoordinator:
      drop(_:toRowAt:) drop(_:intoRowAt:rect:)
    UITableViewDropDelegate:
      tableView(_:performDropWith:) tableView(_:canHandle:) tableView(_:dropSessionDidEnter:)
      tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) tableView(_:dropSessionDidExit:)
      tableView(_:dropSessionDidEnd:) tableView(_:dropPreviewParametersForRowAt:)
    UITextFieldDelegate:
      textFieldShouldBeginEditing(_:) textFieldDidBeginEditing(_:) textFieldShouldEndEditing(_:)
      textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:)
      textField(_:shouldChangeCharactersIn:replacementString:) textFieldDidChangeSelection(_:)
      textFieldShouldClear(_:) textFieldShouldReturn(_:)
      textField(_:editMenuForCharactersIn:suggestedActions:)
    UITextInput:
      text(in:) replace(_:withText:) setMarkedText(_:selectedRange:) unmarkText()
      textRange(from:to:) position(from:offset:) position(from:in:offset:) compare(_:to:)
      offset(from:to:) position(within:farthestIn:) characterRange(byExtending:in:)
      baseWritingDirection(for:in:) setBaseWritingDirection(_:for:) firstRect(for:) caretRect(for:)
      selectionRects(for:) closestPosition(to:) closestPosition(to:within:) characterRange(at:)
    UITextInputDelegate:
      selectionWillChange(_:) selectionDidChange(_:) textWillChange(_:) textDidChange(_:)
    UITextInputTokenizer:
      rangeEnclosingPosition(_:with:inDirection:) isPosition(_:atBoundary:inDirection:)
      position(from:toBoundary:inDirection:) isPosition(_:withinTextUnit:inDirection:)
    UITextViewDelegate:
      textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:) textViewDidBeginEditing(_:)
      textViewDidEndEditing(_:) textView(_:shouldChangeTextIn:replacementText:)
      textViewDidChange(_:) textViewDidChangeSelection(_:)
      textView(_:shouldInteractWith:in:interaction:) textView(_:shouldInteractWith:in:)
      textView(_:primaryActionFor:defaultAction:) textView(_:editMenuForTextIn:suggestedActions:)
    UITraitEnvironment:
      traitCollectionDidChange(_:)
    UIUserActivityRestoring:
      restoreUserActivityState(_:)
    UIViewAnimating:
      startAnimation() startAnimation(afterDelay:) pauseAnimation() stopAnimation(_:)
      finishAnimation(at:)
    UIViewControllerAnimatedTransitioning:
      transitionDuration(using:) animateTransition(using:) interruptibleAnimator(using:)
      animationEnded(_:)
    UIViewControllerContextTransitioning:
      updateInteractiveTransition(_:) finishInteractiveTransition() cancelInteractiveTransition()
      pauseInteractiveTransition() completeTransition(_:) viewController(forKey:) view(forKey:)
      initialFrame(for:) finalFrame(for:)
    UIViewControllerInteractiveTransitioning:
      startInteractiveTransition(_:)
    UIViewControllerPreviewingDelegate:
      previewingContext(_:viewControllerForLocation:) previewingContext(_:commit:)
    UIViewControllerTransitionCoordinator:
      animate(alongsideTransition:completion:) animateAlongsideTransition(in:animation:completion:)
      notifyWhenInteractionChanges(_:) notifyWhenInteractionEnds(_:)
    UIViewControllerTransitionCoordinatorContext:
      viewController(forKey:) view(forKey:)
    UIViewControllerTransitioningDelegate:
      animationController(forPresented:presenting:source:) animationController(forDismissed:)
      interactionControllerForPresentation(using:) interactionControllerForDismissal(using:)
      presentationController(forPresented:presenting:source:)
    UIViewImplicitlyAnimating:
      addAnimations(_:) addAnimations(_:delayFactor:) addCompletion(_:)
      continueAnimation(withTimingParameters:durationFactor:)
    UNUserNotificationCenterDelegate:
      userNotificationCenter(_:willPresent:withCompletionHandler:)
      userNotificationCenter(_:willPresent:)
      userNotificationCenter(_:didReceive:withCompletionHandler:)
      userNotificationCenter(_:openSettingsFor:)
    WCSessionDelegate:
      session(_:activationDidCompleteWith:error:) sessionDidBecomeInactive(_:)
      sessionDidDeactivate(_:) sessionWatchStateDidChange(_:) sessionReachabilityDidChange(_:)
      session(_:didReceiveMessage:) session(_:didReceiveMessage:replyHandler:)
      session(_:didReceiveMessageData:) session(_:didReceiveMessageData:replyHandler:)
      session(_:didReceiveApplicationContext:) session(_:didFinish:error:)
      session(_:didReceiveUserInfo:) session(_:didReceive:)
    WKNavigationDelegate:
      webView(_:decidePolicyFor:preferences:decisionHandler:)
      webView(_:decidePolicyFor:decisionHandler:) webView(_:decidePolicyFor:)
      webView(_:didStartProvisionalNavigation:)
      webView(_:didReceiveServerRedirectForProvisionalNavigation:)
      webView(_:didFailProvisionalNavigation:withError:) webView(_:didCommit:)
      webView(_:didFinish:) webView(_:didFail:withError:) webViewWebContentProcessDidTerminate(_:)
    WKScriptMessageHandler:
      userContentController(_:didReceive:)
    WKUIDelegate:
      webView(_:createWebViewWith:for:windowFeatures:) webViewDidClose(_:)
    XCTActivity:
      add(_:)
    XCUIElementTypeQueryProvider:
      descendants(matching:)
    XCUIScreenshotProviding:
      screenshot()
    _WKPlainDecisions:
      webView(_:decidePolicyFor:preferences:decisionHandler:)
      webView(_:decidePolicyFor:decisionHandler:)
    """

  /// The protocols that a class or protocol brings with it, behind its name and a colon.
  static let conformances = """
    ASAuthorizationAppleIDButton:
      CALayerDelegate UIContextMenuInteractionDelegate
    ASWebAuthenticationSession:
      SFSafariViewControllerDelegate UIAdaptivePresentationControllerDelegate
    INUIAddVoiceShortcutButton:
      CALayerDelegate UIContextMenuInteractionDelegate
    LPLinkView:
      CALayerDelegate
    MKAnnotationView:
      CALayerDelegate
    MKCircle:
      MKOverlay
    MKCompassButton:
      CALayerDelegate
    MKGeodesicPolyline:
      MKOverlay
    MKMapView:
      CALayerDelegate
    MKMarkerAnnotationView:
      CALayerDelegate
    MKPinAnnotationView:
      CALayerDelegate
    MKPolygon:
      MKOverlay
    MKPolyline:
      MKOverlay
    MKUserLocationView:
      CALayerDelegate
    MKUserTrackingButton:
      CALayerDelegate
    MPVolumeView:
      CALayerDelegate
    SKProductsRequestDelegate:
      SKRequestDelegate
    TipUIPopoverViewController:
      UIAdaptivePresentationControllerDelegate UIPopoverPresentationControllerDelegate
    TipUIView:
      CALayerDelegate
    UIActivityIndicatorView:
      CALayerDelegate
    UIActivityItemProvider:
      UIActivityItemSource
    UIButton:
      CALayerDelegate UIContextMenuInteractionDelegate
    UICalendarView:
      CALayerDelegate
    UICollectionReusableView:
      CALayerDelegate
    UICollectionView:
      CALayerDelegate
    UICollectionViewCell:
      CALayerDelegate
    UICollectionViewController:
      UICollectionViewDataSource UICollectionViewDelegate UIScrollViewDelegate
    UICollectionViewDelegate:
      UIScrollViewDelegate
    UICollectionViewDelegateFlowLayout:
      UICollectionViewDelegate UIScrollViewDelegate
    UICollectionViewDiffableDataSource:
      UICollectionViewDataSource
    UICollectionViewListCell:
      CALayerDelegate
    UIColorWell:
      CALayerDelegate UIColorPickerViewControllerDelegate UIContextMenuInteractionDelegate
    UIContentUnavailableView:
      CALayerDelegate UIContentView
    UIContextMenuInteractionCommitAnimating:
      UIContextMenuInteractionAnimating
    UIControl:
      CALayerDelegate UIContextMenuInteractionDelegate
    UIDatePicker:
      CALayerDelegate UIContextMenuInteractionDelegate
    UIDocumentPickerViewController:
      UIScrollViewDelegate UITableViewDataSource UITableViewDelegate
    UIDragSession:
      UIDragDropSession
    UIDropSession:
      UIDragDropSession
    UIImageView:
      CALayerDelegate
    UIInputView:
      CALayerDelegate
    UILabel:
      CALayerDelegate
    UILargeContentViewerInteraction:
      UIGestureRecognizerDelegate
    UIListContentView:
      CALayerDelegate UIContentView
    UINavigationBar:
      CALayerDelegate
    UINavigationBarDelegate:
      UIBarPositioningDelegate
    UIPageControl:
      CALayerDelegate UIContextMenuInteractionDelegate
    UIPasteControl:
      CALayerDelegate UIContextMenuInteractionDelegate
    UIPickerView:
      CALayerDelegate
    UIPickerViewAccessibilityDelegate:
      UIPickerViewDelegate
    UIPopoverPresentationControllerDelegate:
      UIAdaptivePresentationControllerDelegate
    UIProgressView:
      CALayerDelegate
    UIRefreshControl:
      CALayerDelegate UIContextMenuInteractionDelegate
    UIScrollView:
      CALayerDelegate
    UISearchBar:
      CALayerDelegate
    UISearchBarDelegate:
      UIBarPositioningDelegate
    UISearchTextField:
      CALayerDelegate UIContextMenuInteractionDelegate
    UISegmentedControl:
      CALayerDelegate UIContextMenuInteractionDelegate
    UISheetPresentationControllerDelegate:
      UIAdaptivePresentationControllerDelegate
    UISlider:
      CALayerDelegate UIContextMenuInteractionDelegate
    UIStackView:
      CALayerDelegate
    UIStepper:
      CALayerDelegate UIContextMenuInteractionDelegate
    UISwitch:
      CALayerDelegate UIContextMenuInteractionDelegate
    UITabBar:
      CALayerDelegate
    UITabBarController:
      UITabBarDelegate
    UITableView:
      CALayerDelegate
    UITableViewCell:
      CALayerDelegate
    UITableViewController:
      UIScrollViewDelegate UITableViewDataSource UITableViewDelegate
    UITableViewDelegate:
      UIScrollViewDelegate
    UITableViewDiffableDataSource:
      UITableViewDataSource
    UITableViewHeaderFooterView:
      CALayerDelegate
    UITextField:
      CALayerDelegate UIContextMenuInteractionDelegate
    UITextInput:
      UIKeyInput
    UITextView:
      CALayerDelegate
    UITextViewDelegate:
      UIScrollViewDelegate
    UIToolbar:
      CALayerDelegate
    UIToolbarDelegate:
      UIBarPositioningDelegate
    UITraitChangeObservable:
      UITraitEnvironment
    UIView:
      CALayerDelegate
    UIViewControllerTransitionCoordinator:
      UIViewControllerTransitionCoordinatorContext
    UIViewImplicitlyAnimating:
      UIViewAnimating
    UIVisualEffectView:
      CALayerDelegate
    UIWindow:
      CALayerDelegate
    UIWindowSceneDelegate:
      UISceneDelegate
    WKNavigationDelegate:
      _WKPlainDecisions
    WKWebView:
      CALayerDelegate
    _ElementView:
      CALayerDelegate
    _UIHostingView:
      CALayerDelegate
    """
}
