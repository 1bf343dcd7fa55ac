import Foundation
import NaturalLanguage
import Testing

struct NLLanguageRecognizerTests {
  @Test(arguments: [
    ("The weather is very nice today, and we are going to the park.", NLLanguage.english),
    ("Das Wetter ist heute sehr schön, und wir gehen in den Park.", .german),
    ("Il fait très beau aujourd'hui et nous allons dans le parc.", .french),
    ("Hoy hace muy buen tiempo y vamos a ir al parque con los niños.", .spanish),
    ("Oggi il tempo è molto bello e andiamo nel parco con gli amici.", .italian),
    ("今日はとても天気がいいです。公園に行きます。", .japanese),
    ("今天天气很好，我们去公园。", .simplifiedChinese), ("오늘은 날씨가 아주 좋습니다.", .korean),
    ("Сегодня очень хорошая погода, и мы идём в парк.", .russian),
    ("الطقس جميل جدا اليوم", .arabic),
  ])
  func sentencesTellTheirLanguage(_ text: String, _ language: NLLanguage) {
    #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
  }

  @Test func numbersHaveNone() {
    #expect(NLLanguageRecognizer.dominantLanguage(for: "12 345") == nil)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "") == nil)
  }

  @Test func onlyWhatIsAllowedIsFound() {
    let recognizer = NLLanguageRecognizer()
    recognizer.languageConstraints = [.german, .french]
    recognizer.processString("Das ist ein Haus")
    recognizer.processString("und der Garten")
    let found = recognizer.languageHypotheses(withMaximum: 3)
    #expect(found.keys.contains(.german) && !found.keys.contains(.english))
    #expect((found[.german] ?? 0) > 0.5)
    recognizer.reset()
    #expect(recognizer.dominantLanguage == nil)
  }
}
