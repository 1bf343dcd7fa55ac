// Written by Scripts/house-rules requirements from the classes that the modules declare.

extension SystemClasses {
  /// The classes right below each class from which apps may derive, behind its name and a colon.
  static let table = """
    ASAuthorizationOpenIDRequest:
      ASAuthorizationAppleIDRequest
    ASAuthorizationRequest:
      ASAuthorizationOpenIDRequest ASAuthorizationPasswordRequest
    AVAsset:
      AVURLAsset
    AVCaptureInput:
      AVCaptureDeviceInput
    AVCaptureOutput:
      AVCaptureMetadataOutput
    AVMetadataObject:
      AVMetadataMachineReadableCodeObject
    AVPlayer:
      AVQueuePlayer
    BGTask:
      BGAppRefreshTask BGProcessingTask
    BGTaskRequest:
      BGAppRefreshTaskRequest BGProcessingTaskRequest
    CAAnimation:
      CAAnimationGroup CAPropertyAnimation CATransition
    CABasicAnimation:
      CASpringAnimation
    CALayer:
      AVCaptureVideoPreviewLayer AVPlayerLayer CAEmitterLayer CAGradientLayer CAReplicatorLayer
      CAScrollLayer CAShapeLayer CATextLayer CATiledLayer
    CAPropertyAnimation:
      CABasicAnimation CAKeyframeAnimation
    CBAttribute:
      CBCharacteristic CBDescriptor CBService
    CBCharacteristic:
      CBMutableCharacteristic
    CBDescriptor:
      CBMutableDescriptor
    CBManager:
      CBCentralManager CBPeripheralManager
    CBPeer:
      CBCentral CBPeripheral
    CBService:
      CBMutableService
    CKDatabaseOperation:
      CKFetchDatabaseChangesOperation CKFetchRecordZoneChangesOperation CKFetchRecordZonesOperation
      CKFetchRecordsOperation CKFetchSubscriptionsOperation CKModifyRecordZonesOperation
      CKModifyRecordsOperation CKModifySubscriptionsOperation CKQueryOperation
    CKNotification:
      CKDatabaseNotification CKQueryNotification CKRecordZoneNotification
    CKOperation:
      CKDatabaseOperation
    CKRecord:
      CKShare
    CKSubscription:
      CKDatabaseSubscription CKQuerySubscription CKRecordZoneSubscription
    CLPlacemark:
      MKPlacemark
    CLRegion:
      CLCircularRegion
    CMLogItem:
      CMAbsoluteAltitudeData CMAccelerometerData CMAltitudeData CMDeviceMotion CMGyroData
      CMMagnetometerData CMMotionActivity
    CNContact:
      CNMutableContact
    CNPostalAddress:
      CNMutablePostalAddress
    EKCalendarItem:
      EKEvent EKReminder
    EyesRunner:
      ClassicRunner
    FileManager:
      OverridableFileManager
    Formatter:
      CNContactFormatter CNPostalAddressFormatter DateComponentsFormatter ListFormatter
      MeasurementFormatter PersonNameComponentsFormatter RelativeDateTimeFormatter
    INCallCapabilityResolutionResult:
      INStartCallCallCapabilityResolutionResult
    INDoubleResolutionResult:
      INPlayMediaPlaybackSpeedResolutionResult
    INIntent:
      INCancelWorkoutIntent INEndWorkoutIntent INPauseWorkoutIntent INPlayMediaIntent
      INResumeWorkoutIntent INSearchForMediaIntent INSearchForMessagesIntent INSendMessageIntent
      INSetMessageAttributeIntent INShareFocusStatusIntent INStartAudioCallIntent INStartCallIntent
      INStartVideoCallIntent INStartWorkoutIntent
    INIntentResolutionResult:
      _INValueResolutionResult
    INIntentResponse:
      INCancelWorkoutIntentResponse INEndWorkoutIntentResponse INPauseWorkoutIntentResponse
      INPlayMediaIntentResponse INResumeWorkoutIntentResponse INSearchForMediaIntentResponse
      INSearchForMessagesIntentResponse INSendMessageIntentResponse
      INSetMessageAttributeIntentResponse INShareFocusStatusIntentResponse
      INStartCallIntentResponse INStartWorkoutIntentResponse
    INMediaItemResolutionResult:
      INPlayMediaMediaItemResolutionResult INSearchForMediaMediaItemResolutionResult
    INPersonResolutionResult:
      INSendMessageRecipientResolutionResult INStartCallContactResolutionResult
    INRelevanceProvider:
      INDailyRoutineRelevanceProvider INDateRelevanceProvider INLocationRelevanceProvider
    MKAnnotationView:
      MKMarkerAnnotationView MKPinAnnotationView MKUserLocationView
    MKMapConfiguration:
      MKHybridMapConfiguration MKImageryMapConfiguration MKStandardMapConfiguration
    MKMultiPoint:
      MKPolygon MKPolyline
    MKOverlayPathRenderer:
      MKCircleRenderer MKPolygonRenderer MKPolylineRenderer
    MKOverlayRenderer:
      MKOverlayPathRenderer
    MKPolyline:
      MKGeodesicPolyline
    MKShape:
      MKCircle MKMultiPoint MKPointAnnotation
    MPMediaEntity:
      MPMediaItem MPMediaItemCollection
    MPMediaItemCollection:
      MPMediaPlaylist
    MPMediaPredicate:
      MPMediaPropertyPredicate
    MPRemoteCommand:
      MPChangePlaybackPositionCommand MPChangePlaybackRateCommand MPChangeRepeatModeCommand
      MPChangeShuffleModeCommand MPFeedbackCommand MPRatingCommand MPSkipIntervalCommand
    MPRemoteCommandEvent:
      MPChangePlaybackPositionCommandEvent MPChangePlaybackRateCommandEvent
      MPChangeRepeatModeCommandEvent MPChangeShuffleModeCommandEvent MPFeedbackCommandEvent
      MPRatingCommandEvent MPSeekCommandEvent MPSkipIntervalCommandEvent
    NSAttributeDescription:
      NSDerivedAttributeDescription
    NSCollectionLayoutItem:
      NSCollectionLayoutDecorationItem NSCollectionLayoutGroup NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutSupplementaryItem:
      NSCollectionLayoutBoundarySupplementaryItem
    NSLayoutAnchor:
      NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSMutableAttributedString:
      NSTextStorage
    NSObject:
      ASAuthorization ASAuthorizationAppleIDCredential ASAuthorizationAppleIDProvider
      ASAuthorizationController ASAuthorizationPasswordProvider ASAuthorizationRequest
      ASIdentifierManager ASPasswordCredential ASWebAuthenticationSession ATTrackingManager AVAsset
      AVAssetTrack AVAudioApplication AVAudioFormat AVAudioPlayer AVAudioRecorder AVAudioSession
      AVCaptureConnection AVCaptureDevice AVCaptureInput AVCaptureOutput AVCaptureSession
      AVMetadataObject AVPlayer AVPlayerItem AVPlayerLooper AVSpeechSynthesisVoice
      AVSpeechSynthesizer AVSpeechUtterance AXCustomContent BGTask BGTaskRequest CAAnimation
      CADisplayLink CAEmitterCell CALayer CBATTRequest CBAttribute CBManager CBPeer CBUUID
      CHHapticDynamicParameter CHHapticEvent CHHapticEventParameter CHHapticPattern CIColor
      CIContext CIImage CIVector CKAsset CKContainer CKDatabase CKNotification CKQuery CKRecord
      CKRecordZone CKServerChangeToken CKSubscription CLGeocoder CLLocation CLLocationManager
      CLPlacemark CLRegion CMAltimeter CMAttitude CMHeadphoneMotionManager CMLogItem
      CMMotionActivityManager CMMotionManager CMPedometer CMPedometerData CMPedometerEvent
      CNContact CNContactFetchRequest CNContactStore CNContainer CNPostalAddress CNSaveRequest
      CSSearchQuery CSSearchableIndex CSSearchableItem CSSearchableItemAttributeSet CTCarrier
      CTTelephonyNetworkInfo EKAlarm EKCalendar EKCalendarItem EKEventStore EKRecurrenceDayOfWeek
      EKRecurrenceEnd EKRecurrenceRule EKSource FileWrapper INDefaultCardTemplate INExtension
      INFocusStatusCenter INIntentResolutionResult INInteraction INObjectCollection INObjectSection
      INParameter INPreferences INRelevanceProvider INRelevantShortcut INRelevantShortcutStore
      INUpcomingMediaManager INVocabulary INVoiceShortcut INVoiceShortcutCenter LAContext
      LPLinkMetadata LPMetadataProvider MKClusterAnnotation MKDirections MKLocalSearch
      MKLocalSearchCompleter MKLocalSearchCompletion MKLookAroundScene MKLookAroundSceneRequest
      MKMapCamera MKMapConfiguration MKMapItem MKMapSnapshotter MKOverlayRenderer
      MKPointOfInterestFilter MKRoute MKShape MKUserLocation MPMediaEntity MPMediaItemArtwork
      MPMediaLibrary MPMediaPredicate MPMediaQuery MPMusicPlayerController MPNowPlayingInfoCenter
      MPRemoteCommand MPRemoteCommandCenter MPRemoteCommandEvent NLLanguageRecognizer
      NSCollectionLayoutAnchor NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
      NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize
      NSCollectionLayoutSpacing NSConstraintConflict NSDataDetector
      NSDiffableDataSourceSnapshotReference NSEntityDescription NSExtensionContext
      NSFetchIndexDescription NSFetchIndexElementDescription NSFetchedResultsController NSHashTable
      NSItemProvider NSLayoutAnchor NSLayoutConstraint NSLayoutManager NSManagedObject
      NSManagedObjectContext NSManagedObjectID NSManagedObjectModel NSMapTable NSMergeConflict
      NSMergePolicy NSParagraphStyle NSPersistentCloudKitContainerOptions NSPersistentContainer
      NSPersistentHistoryChange NSPersistentHistoryToken NSPersistentHistoryTransaction
      NSPersistentStore NSPersistentStoreCoordinator NSPersistentStoreDescription
      NSPersistentStoreRequest NSPersistentStoreResult NSPropertyDescription NSQueryGenerationToken
      NSShadow NSStringDrawingContext NSTextAttachment NSTextContainer NSTextList NSTextTab
      NSUbiquitousKeyValueStore NSUserActivity PHAssetChangeRequest PHImageManager PHObject
      SFSpeechRecognitionRequest SFSpeechRecognitionResult SFSpeechRecognitionTask SFTranscription
      SFTranscriptionSegment SKOverlay SKPayment SKPaymentQueue SKPaymentTransaction SKProduct
      SKProductDiscount SKProductSubscriptionPeriod SKProductsResponse SKRequest
      SKStoreReviewController SKTestSession SKTestTransaction UIAccessibilityCustomAction
      UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult
      UIAccessibilityCustomRotorSearchPredicate UIActivity UIActivityItemProvider UIAlertAction
      UIApplicationShortcutIcon UIApplicationShortcutItem UIBarAppearance UIBarButtonItemAppearance
      UIBarButtonItemGroup UIBarButtonItemStateAppearance UIBezierPath UICalendarSelection
      UICollectionViewCompositionalLayoutConfiguration UICollectionViewDiffableDataSource
      UICollectionViewLayout UICollectionViewLayoutAttributes
      UICollectionViewLayoutInvalidationContext UICollectionViewUpdateItem UIColor
      UICommandAlternate UIContextMenuConfiguration UIContextMenuInteraction UIContextualAction
      UICubicTimingParameters UIDevice UIDocument UIDocumentInteractionController UIDragInteraction
      UIDragItem UIDragPreview UIDropInteraction UIDropProposal UIDynamicAnimator UIDynamicBehavior
      UIEditMenuConfiguration UIEditMenuInteraction UIEvent UIFeedbackGenerator UIFont
      UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGraphicsImageRenderer
      UIGraphicsImageRendererContext UIGraphicsPDFRenderer UIGraphicsPDFRendererContext
      UIGraphicsRendererFormat UIImage UIImageAsset UIKey UILargeContentViewerInteraction
      UILayoutGuide UILocalizedIndexedCollation UIMenuController UIMenuElement UIMenuItem
      UIMenuSystem UIMotionEffect UINavigationItem UINib UIOpenURLContext UIPasteConfiguration
      UIPasteboard UIPencilInteraction UIPercentDrivenInteractiveTransition UIPointerInteraction
      UIPointerRegion UIPointerRegionRequest UIPointerStyle UIPresentationController UIPress
      UIPreviewParameters UIPreviewTarget UIPrintInfo UIPrintInteractionController UIResponder
      UISceneConfiguration UISceneSession UIScreen UIScreenMode UISearchDisplayController
      UISearchSuggestionItem UISearchToken UISpringTimingParameters UIStatusBarManager UIStoryboard
      UIStoryboardSegue UISwipeActionsConfiguration UITab UITabBarItemAppearance
      UITabBarItemStateAppearance UITableViewDiffableDataSource UITableViewRowAction
      UITargetedPreview UITextChecker UITextInputAssistantItem UITextInputMode
      UITextInputPasswordRules UITextInputStringTokenizer UITextItem UITextPosition UITextRange
      UITextSelectionRect UITouch UITraitCollection UIUserNotificationCategory
      UIUserNotificationSettings UIViewPropertyAnimator UIVisualEffect UndoManager ValueTransformer
      WCSessionFile WCSessionFileTransfer WCSessionUserInfoTransfer WKBackForwardList
      WKBackForwardListItem WKFrameInfo WKHTTPCookieStore WKNavigation WKNavigationAction
      WKNavigationResponse WKPreferences WKProcessPool WKScriptMessage WKUserContentController
      WKUserScript WKWebViewConfiguration WKWebpagePreferences WKWebsiteDataStore WKWindowFeatures
      XCTAttachment XCTExpectedFailure XCUIAccessibilityAuditIssue XCUICoordinate XCUIDevice
      XCUIElement XCUIElementQuery XCUILocation XCUIScreen XCUIScreenshot XCUISystem
      XCUIVoiceOverService _IntentValues
    NSParagraphStyle:
      NSMutableParagraphStyle
    NSPersistentContainer:
      NSPersistentCloudKitContainer
    NSPersistentStoreAsynchronousResult:
      NSAsynchronousFetchResult
    NSPersistentStoreRequest:
      NSAsynchronousFetchRequest NSBatchDeleteRequest NSBatchInsertRequest NSBatchUpdateRequest
      NSFetchRequest NSPersistentHistoryChangeRequest
    NSPersistentStoreResult:
      NSBatchDeleteResult NSBatchInsertResult NSBatchUpdateResult NSPersistentHistoryResult
      NSPersistentStoreAsynchronousResult
    NSPropertyDescription:
      NSAttributeDescription NSExpressionDescription NSFetchedPropertyDescription
      NSRelationshipDescription
    NotificationCenter:
      OverridableNotificationCenter
    Operation:
      CKOperation
    SFSpeechRecognitionRequest:
      SFSpeechAudioBufferRecognitionRequest SFSpeechURLRecognitionRequest
    SKPayment:
      SKMutablePayment
    SKRequest:
      SKProductsRequest SKReceiptRefreshRequest
    TwoFingerGestureRecognizer:
      UIPinchGestureRecognizer UIRotationGestureRecognizer
    UIApplicationShortcutItem:
      UIMutableApplicationShortcutItem
    UIBarAppearance:
      UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UIBarButtonItem:
      MKUserTrackingBarButtonItem
    UIBarItem:
      UIBarButtonItem UITabBarItem
    UIButton:
      INUIAddVoiceShortcutButton
    UICalendarSelection:
      UICalendarSelectionMultiDate UICalendarSelectionSingleDate
    UICollectionReusableView:
      UICollectionViewCell
    UICollectionViewCell:
      UICollectionViewListCell
    UICollectionViewLayout:
      UICollectionViewCompositionalLayout UICollectionViewFlowLayout
    UICollectionViewLayoutInvalidationContext:
      UICollectionViewFlowLayoutInvalidationContext
    UICommand:
      UIKeyCommand
    UIControl:
      ASAuthorizationAppleIDButton UIButton UIColorWell UIDatePicker UIPageControl UIPasteControl
      UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch UITextField
    UIDropProposal:
      UICollectionViewDropProposal UITableViewDropProposal
    UIDynamicBehavior:
      UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIGravityBehavior
      UIPushBehavior UISnapBehavior
    UIEvent:
      UIPressesEvent
    UIFeedbackGenerator:
      UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
    UIGestureRecognizer:
      TwoFingerGestureRecognizer UIHoverGestureRecognizer UILongPressGestureRecognizer
      UIPanGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
    UIGraphicsRendererFormat:
      UIGraphicsImageRendererFormat UIGraphicsPDFRendererFormat
    UILayoutGuide:
      UITrackingLayoutGuide
    UIMenuElement:
      UICommand
    UIMotionEffect:
      UIInterpolatingMotionEffect UIMotionEffectGroup
    UINavigationController:
      MFMailComposeViewController MFMessageComposeViewController UIImagePickerController
    UIPanGestureRecognizer:
      UIScreenEdgePanGestureRecognizer
    UIPresentationController:
      UIPopoverPresentationController UISheetPresentationController
    UIPreviewParameters:
      UIDragPreviewParameters
    UIResponder:
      UIAccessibilityElement UIApplication UIBarItem UIScene UIView UIViewController
    UIScene:
      UIWindowScene
    UIScrollView:
      UICollectionView UITableView UITextView
    UITab:
      UISearchTab UITabGroup
    UITextField:
      UISearchTextField
    UITrackingLayoutGuide:
      UIKeyboardLayoutGuide
    UIView:
      LPLinkView MKCompassButton MKUserTrackingButton MPVolumeView TipUIView
      UIActivityIndicatorView UICalendarView UICollectionReusableView UIContentUnavailableView
      UIControl UIImageView UIInputView UILabel UIListContentView UINavigationBar UIPickerView
      UIProgressView UIScrollView UISearchBar UIStackView UITabBar UITableViewCell
      UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow _ElementView _UIHostingView
    UIViewController:
      AVPlayerViewController CNContactPickerViewController INUIAddVoiceShortcutViewController
      INUIEditVoiceShortcutViewController MPMediaPickerController QLPreviewController
      SFSafariViewController SKStoreProductViewController TipUIPopoverViewController
      UIActivityViewController UIAlertController UICollectionViewController
      UIColorPickerViewController UIDocumentPickerViewController UIFontPickerViewController
      UIHostingController UINavigationController UIPageViewController
      UIReferenceLibraryViewController UISearchController UISplitViewController UITabBarController
      UITableViewController
    UIVisualEffect:
      UIBlurEffect UIGlassContainerEffect UIGlassEffect UIVibrancyEffect
    XCTNSPredicateExpectation:
      XCTKVOExpectation
    XCUIElement:
      XCUIApplication
    _ElementView:
      MKAnnotationView MKMapView WKWebView
    _INChoiceResolutionResult:
      INCallRecordResolutionResult INDateComponentsRangeResolutionResult
      INDateComponentsResolutionResult INFileResolutionResult INMediaItemResolutionResult
      INObjectResolutionResult INPersonResolutionResult INPlacemarkResolutionResult
      INSpeakableStringResolutionResult INStringResolutionResult INURLResolutionResult
    _INValueResolutionResult:
      INBooleanResolutionResult INCallCapabilityResolutionResult
      INCallDestinationTypeResolutionResult INDoubleResolutionResult INIntegerResolutionResult
      INMessageAttributeOptionsResolutionResult INMessageAttributeResolutionResult
      INOutgoingMessageTypeResolutionResult INPlaybackQueueLocationResolutionResult
      INPlaybackRepeatModeResolutionResult INWorkoutGoalUnitTypeResolutionResult
      INWorkoutLocationTypeResolutionResult _INChoiceResolutionResult
    _IntentValues:
      INCallRecord INCallRecordFilter INDateComponentsRange INFile INFocusStatus INImage INIntent
      INIntentResponse INMediaItem INMediaSearch INMessage INObject INPerson INPersonHandle
      INSendMessageAttachment INSpeakableString
    _PlainTestCase:
      _XcodeTestCase
    """
}
