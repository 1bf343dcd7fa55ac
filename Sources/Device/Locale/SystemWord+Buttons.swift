extension SystemWord {
  /// Of buttons, most of which show a symbol and are only spoken.
  ///
  /// English first, then each language by its code; a language that is not there has the English word.
  static let buttons: [SystemWord: String] = [
    .close:
      "Close|ar إغلاق|ca Tancar|cs Zavřít|da Luk|de Schließen|el Κλείσιμο|es Cerrar"
      + "|fi Sulje|fr Fermer|he סגירה|hi बंद करें|hu Bezárás|id Tutup|it Chiudi|ja 閉じる|ko 닫기"
      + "|ms Tutup|nb Lukk|nl Sluit|pl Zamknij|pt Fechar|ru Закрыть|sk Zavrieť|sv Stäng"
      + "|th ปิด|tr Kapat|uk Закрити|vi Đóng|zh-Hans 关闭|zh-Hant 關閉",
    .remove:
      "Remove|da Fjern|de Entfernen|es Eliminar|fi Poista|fr Supprimer|it Rimuovi|ko 제거"
      + "|nb Fjern|nl Verwijder|pl Usuń|pt Remover|ru Удалить|sv Ta bort|zh-Hans 移除"
      + "|zh-Hant 移除",
    .insert:
      "Insert|da Indsæt|de Einfügen|es Insertar|fr Insérer|it Inserisci|ja 挿入|ko 삽입"
      + "|nb Sett inn|nl Voeg in|pt Inserir|ru Вставить|zh-Hans 插入|zh-Hant 插入",
    .add:
      "Add|ar إضافة|ca Afegir|cs Přidat|da Tilføj|de Hinzufügen|el Προσθήκη|es Añadir"
      + "|es-419 Agregar|fi Lisää|fr Ajouter|he הוספה|hi जोड़ें|hr Dodaj|hu Hozzáadás"
      + "|id Tambah|it Aggiungi|ja 追加|ko 추가|ms Tambah|nb Legg til|nl Voeg toe|pl Dodaj"
      + "|pt Adicionar|ru Добавить|sk Pridať|sv Lägg till|th เพิ่ม|tr Ekle|uk Додати|vi Thêm"
      + "|zh-Hans 添加|zh-Hant 加入",
    .open:
      "Open|da Åbn|de Öffnen|es Abrir|fi Avaa|fr Ouvrir|it Apri|ja 開く|ko 열기|nb Åpne|nl Open"
      + "|pl Otwórz|pt Abrir|ru Открыть|sv Öppna|tr Aç|zh-Hans 打开|zh-Hant 打開",
    .move:
      "Move|da Flyt|de Bewegen|es Mover|fi Siirrä|fr Déplacer|it Sposta|ja 移動|nb Flytt"
      + "|nl Verplaats|pl Przenieś|pt Mover|ru Переместить|sv Flytta|tr Taşı|zh-Hans 移动"
      + "|zh-Hant 移動",
    .share:
      "Share|ca Compartir|cs Sdílet|da Del|de Teilen|es Compartir|fi Jaa|fr Partager"
      + "|he שיתוף|hu Megosztás|it Condividi|ja 共有|ko 공유|nb Del|nl Deel|pl Udostępnij"
      + "|pt Compartilhar|pt-PT Partilhar|ru Поделиться|sk Zdieľať|sv Dela|th แชร์|tr Paylaş"
      + "|vi Chia sẻ|zh-Hans 共享|zh-Hant 分享",
    .shareMore:
      "Share…|ca Compartir…|da Del…|de Teilen …|es Compartir…|fi Jaa…|fr Partager…"
      + "|it Condividi…|ja 共有…|ko 공유…|nb Del…|nl Deel…|pl Udostępnij…|pt Compartilhar…"
      + "|pt-PT Partilhar…|ru Поделиться…|sv Dela…|tr Paylaş…|zh-Hans 共享…|zh-Hant 分享…",
    .reply:
      "Reply|da Svar|de Antworten|es Responder|fi Vastaa|fr Répondre|it Rispondi|ja 返信"
      + "|ko 답장|nb Svar|pl Odpowiedz|pt Responder|ru Ответить|sv Svara|tr Yanıtla|zh-Hans 回复"
      + "|zh-Hant 回覆",
    .refresh:
      "Refresh|da Opdater|de Aktualisieren|es Actualizar|fi Päivitä|fr Actualiser"
      + "|it Aggiorna|ko 새로 고침|nb Oppdater|nl Vernieuw|pl Odśwież|pt Atualizar|ru Обновить"
      + "|sv Uppdatera|tr Yenile|zh-Hans 刷新|zh-Hant 重新整理",
    .stop:
      "Stop|da Stop|es Detener|fr Arrêter|ja 停止|nl Stop|pt Parar|zh-Hans 停止|zh-Hant 停止",
    .camera:
      "Camera|da Kamera|de Kamera|es Cámara|fi Kamera|fr Appareil photo|it Fotocamera"
      + "|ja カメラ|ko 카메라|nb Kamera|nl Camera|pl Aparat|pt Câmera|pt-PT Câmara|ru Камера"
      + "|sv Kamera|tr Kamera|zh-Hans 相机|zh-Hant 相機",
    .compose: "Compose|es Redactar|ja 作成",
    .organize: "Organize|es Organizar|fr Organiser|it Organizza|pt Organizar",
    .play:
      "Play|da Afspil|es Reproducir|fi Toista|ja 再生|ko 재생|nl Speel af|pl Odtwórz"
      + "|pt Reproduzir|zh-Hans 播放|zh-Hant 播放",
    .pause:
      "Pause|da Pause|de Pause|es Pausa|fr Pause|it Pausa|ja 一時停止|ko 일시 정지|nb Pause"
      + "|zh-Hans 暂停|zh-Hant 暫停",
    .rewind: "Rewind|de Zurückspulen|es Rebobinar|fr Retour rapide|ja 巻き戻し",
    .fastForward: "Fast forward|de Vorspulen|fr Avance rapide|ja 早送り",
    .subscribe: "Subscribe|de Abonnieren|es Suscribirse|fr S’abonner",
    .purchase: "Purchase|de Kaufen|es Comprar|fr Acheter|it Acquista|ja 購入|pt Comprar",
  ]
}
