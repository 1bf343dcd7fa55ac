/// A modifier whose body is evaluated again for each step of an animation.
public protocol AnimatableModifier: Animatable, ViewModifier {}
