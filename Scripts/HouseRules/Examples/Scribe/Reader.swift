// Sets what the app's own files say.

func lamp(from text: String) -> Lamp {
  let lamp = Lamp()
  lamp.shape = text
  return lamp
}
