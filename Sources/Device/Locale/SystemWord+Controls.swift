extension SystemWord {
  /// Of controls and the keyboard.
  ///
  /// English first, then each language by its code; a language that is not there has the English word.
  static let controls: [SystemWord: String] = [
    .clearText:
      "Clear text|de Text löschen|es Borrar texto|fr Effacer le texte|it Cancella testo"
      + "|ja テキストを消去|ko 텍스트 지우기|nl Wis tekst|ru Очистить текст|zh-Hans 清除文本|zh-Hant 清除文字",
    .increment: "Increment|es Incrementar|pt Incrementar",
    .decrement: "Decrement",
    .reorder: "Reorder|es Reordenar|pt Reordenar",
    .reorderItem: "Reorder %@|es Reordenar %@|pt Reordenar %@",
    .removeItem: "Remove %@",
    .returnKey:
      "return|de Return|es intro|fr retour|it invio|ja 改行|ru ввод|zh-Hans 换行|zh-Hant 換行",
    .go: "go|da Gå|es Ir|fi Siirry|ja 開く|zh-Hans 前往|zh-Hant 前往",
    .next:
      "next|da Næste|de Weiter|es Siguiente|fi Seuraava|fr Suivant|it Avanti|ja 次へ|ko 다음"
      + "|nb Neste|nl Volgende|pl Dalej|ru Далее|sv Nästa|tr Sonraki|zh-Hans 下一项",
    .send:
      "send|da Send|de Senden|es Enviar|fi Lähetä|fr Envoyer|it Invia|ja 送信|ko 보내기|nb Send"
      + "|nl Stuur|pl Wyślij|pt Enviar|ru Отправить|sv Skicka|tr Gönder|zh-Hans 发送|zh-Hant 傳送",
    .join: "join|es Unirse|ja 接続|zh-Hans 加入|zh-Hant 加入",
    .continueKey:
      "continue|da Fortsæt|es Continuar|fi Jatka|fr Continuer|it Continua|ja 続ける|ko 계속"
      + "|nb Fortsett|pt Continuar|ru Продолжить|sv Fortsätt|zh-Hans 继续|zh-Hant 繼續",
    .space:
      "space|da mellemrum|de Leerzeichen|es espacio|fi välilyönti|fr espace|it spazio|ja 空白"
      + "|nb mellomrom|nl spatie|pl spacja|pt espaço|ru Пробел|sv mellanslag|tr boşluk"
      + "|zh-Hans 空格|zh-Hant 空格",
  ]
}
