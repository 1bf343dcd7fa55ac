// Empty: the declarations are Swift's.
