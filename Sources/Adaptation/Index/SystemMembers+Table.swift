// Written by Scripts/house-rules requirements from the calls of ExtensionOverride in the modules' classes.

extension SystemMembers {
  /// The members that ask for their overrides, each with a colon and the classes that don't come to it.
  static let table = """
    awakeFromNib():
    becomeFirstResponder(): UISearchBar
    canBecomeFirstResponder: UISearchBar UISearchTextField UITextField UITextView _UIHostingView
    canPerformAction(_:withSender:):
    childForStatusBarHidden: MFMailComposeViewController MFMessageComposeViewController UIImagePickerController UINavigationController UITabBarController
    childForStatusBarStyle:
    didAddSubview(_:):
    didMove(toParent:):
    didMoveToSuperview():
    didMoveToWindow():
    didReceiveMemoryWarning():
    dismiss(animated:completion:):
    hitTest(_:with:): AlertButton BarButtonView CalendarDayButton CalendarDayView CalendarTitleButton CellControl ClearButton DateCapsule INUIAddVoiceShortcutButton KeyboardKeyView MenuDismissRegion MenuRowButton SegmentView StepperHalf SwipeButton TabButton TappedControl UIButton
    inputAccessoryView: UISearchBar UISearchTextField UITextField UITextView
    intrinsicContentSize: ASAuthorizationAppleIDButton BadgeLabel ClearButton HostingContentView INUIAddVoiceShortcutButton LPLinkView MKCompassButton MKUserTrackingButton MPVolumeView MarkerLabel PlaceholderLabel TipUIView TitleLabel UIActivityIndicatorView UIButton UICalendarView UIColorWell UIDatePicker UIImageView UILabel UINavigationBar UIPageControl UIPasteControl UIPickerView UIProgressView UISearchBar UISearchTextField UISegmentedControl UISlider UIStepper UISwitch UITabBar UITextField UIToolbar VolumeSlider _UIHostingView
    keyCommands:
    layoutSubviews():
    loadView(): DatePopoverController MenuController UIAlertController UIHostingController
    loadViewIfNeeded():
    motionBegan(_:with:):
    motionEnded(_:with:):
    point(inside:with:): BarButtonView PassingView
    popViewController(animated:):
    preferredInterfaceOrientationForPresentation:
    preferredStatusBarStyle:
    preferredStatusBarUpdateAnimation:
    prefersHomeIndicatorAutoHidden:
    prefersStatusBarHidden:
    prepare(for:sender:):
    prepareForReuse():
    present(_:animated:completion:):
    pushViewController(_:animated:):
    resignFirstResponder(): UISearchBar
    safeAreaInsetsDidChange():
    setEditing(_:animated:):
    shouldAutorotate:
    shouldPerformSegue(withIdentifier:sender:):
    sizeThatFits(_:): BadgeLabel CellProbe ClearButton HostingContentView INUIAddVoiceShortcutButton LPLinkView LargeContentView MPVolumeView MarkerLabel OverridingCellProbe PageLink PlaceholderLabel TipUIView TitleLabel UIActivityIndicatorView UIButton UICalendarView UIColorWell UIContentUnavailableView UIDatePicker UIImageView UILabel UIListContentView UINavigationBar UIPageControl UIPasteControl UIPickerView UIProgressView UISearchBar UISearchTextField UISegmentedControl UISlider UIStepper UISwitch UITabBar UITableViewCell UITextField UITextView UIToolbar VolumeSlider _UIHostingView
    supportedInterfaceOrientations:
    tabBar(_:didSelect:):
    tintColorDidChange():
    touchesBegan(_:with:): ASAuthorizationAppleIDButton AlertButton BarButtonView CalendarDayButton CalendarDayView CalendarTitleButton CellControl ClearButton DateCapsule EditMenuItem INUIAddVoiceShortcutButton KeyboardKeyView MenuDismissRegion MenuRowButton SectionIndexView SegmentView StepperHalf SwipeButton TabButton TappedControl UIButton UICollectionView UIColorWell UIControl UIDatePicker UIPageControl UIPasteControl UIRefreshControl UISearchTextField UISegmentedControl UISlider UIStepper UISwitch UITableView UITextField VolumeSlider _UIHostingView
    touchesCancelled(_:with:): ASAuthorizationAppleIDButton AlertButton BarButtonView CalendarDayButton CalendarDayView CalendarTitleButton CellControl ClearButton DateCapsule EditMenuItem INUIAddVoiceShortcutButton KeyboardKeyView MenuDismissRegion MenuRowButton SectionIndexView SegmentView StepperHalf SwipeButton TabButton TappedControl UIButton UICollectionView UIColorWell UIControl UIDatePicker UIPageControl UIPasteControl UIRefreshControl UISearchTextField UISegmentedControl UISlider UIStepper UISwitch UITableView UITextField VolumeSlider _UIHostingView
    touchesEnded(_:with:): ASAuthorizationAppleIDButton AlertButton BarButtonView CalendarDayButton CalendarDayView CalendarTitleButton CellControl ClearButton DateCapsule EditMenuItem INUIAddVoiceShortcutButton KeyboardKeyView MenuDismissRegion MenuRowButton SectionIndexView SegmentView StepperHalf SwipeButton TabButton TappedControl UIButton UICollectionView UIColorWell UIControl UIDatePicker UIPageControl UIPasteControl UIRefreshControl UISearchController UISearchTextField UISegmentedControl UISlider UIStepper UISwitch UITableView UITextField VolumeSlider _UIHostingView
    touchesMoved(_:with:): ASAuthorizationAppleIDButton AlertButton BarButtonView CalendarDayButton CalendarDayView CalendarTitleButton CellControl ClearButton DateCapsule EditMenuItem INUIAddVoiceShortcutButton KeyboardKeyView MenuDismissRegion MenuRowButton SectionIndexView SegmentView StepperHalf SwipeButton TabButton TappedControl UIButton UICollectionView UIColorWell UIControl UIDatePicker UIPageControl UIPasteControl UIRefreshControl UISearchTextField UISegmentedControl UISlider UIStepper UISwitch UITableView UITextField VolumeSlider _UIHostingView
    traitCollectionDidChange(_:):
    updateConstraints():
    updateViewConstraints():
    viewDidAppear(_:):
    viewDidDisappear(_:):
    viewDidLayoutSubviews():
    viewDidLoad():
    viewIsAppearing(_:):
    viewSafeAreaInsetsDidChange():
    viewWillAppear(_:):
    viewWillDisappear(_:):
    viewWillLayoutSubviews():
    viewWillTransition(to:with:):
    willMove(toParent:):
    willMove(toSuperview:):
    willMove(toWindow:):
    willRemoveSubview(_:):
    willTransition(to:with:):
    """
}
