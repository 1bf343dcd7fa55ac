// ApplitoolsEyes: the same as EyesXCUI, for tests that import it by this name.

@_exported import EyesXCUI
