extension ReviewPage {
  /// What is said of a snapshot, what can be done, and by which keys.
  static let keys = #"""
    function details() {
      const one = entry(), panel = $("details");
      if (!one) { panel.replaceChildren(); return; }
      const { record } = one, decision = state.decisions[record.id], group = groupOf(record.id);
      const action = (name, key, what, run, isGroup) => make("button", { "data-action": what,
        "aria-pressed": String(!isGroup && decision?.action === what), onclick: run }, name,
        make("kbd", {}, key));
      const others = group.records.length;
      const children = [make("h2", {}, title(record)), make("p", { class: "soft" }, record.test)];
      if (record.batch) children.push(make("p", { class: "soft" }, record.batch));
      children.push(make("h3", {}, "Decide"), make("div", { class: "actions" },
        action("Accept", "a", "accept", () => decide("accept")),
        action("Reject", "r", "reject", () => decide("reject")),
        others > 1 ? action(`Accept all ${others}`, "A", "accept-group",
          () => decideGroup("accept"), true) : null,
        record.kind === "changed" && record.elements.length
          ? action("Ignore region", "x", "ignore", startDrawing) : null));
      if (decision) {
        children.push(make("p", { class: decision.action, id: "decision" }, words[decision.action]));
      }
      if (decision?.action === "reject") {
        const note = make("textarea", { rows: 2, placeholder: "Why? The test will say it." });
        note.value = decision.note ?? "";
        note.addEventListener("input", () => { decision.note = note.value; });
        children.push(note);
      }
      if (decision?.elements) {
        children.push(make("ul", { class: "soft" }, ...decision.elements.map((one) => make("li", {},
          `${one.kind} ${one.identifier || `number ${one.number}`}`))));
      }
      if (record.layer) {
        children.push(make("h3", {}, "What changed first"), make("p", { class: "layers" },
          ...["elements", "layout", "drawing", "pixels"].map((layer) => make("span",
            { class: layer === record.layer ? "first" : null }, layer))));
      }
      if (record.reasons.length) {
        children.push(make("ul", { id: "reasons", style: "margin-top: 10px" },
          ...record.reasons.slice(0, 12).map((text) => make("li", {}, text))));
      } else if (record.scale > 0) {
        children.push(make("h3", {}, "What it says"), make("pre", {}, record.message));
      }
      if (record.boxes.length) {
        const scale = record.scale || 1, part = (value) => String(Math.round(value / scale * 10) / 10);
        children.push(make("h3", {}, `Where, in points (${record.pixelCount} pixels)`), make("ul",
          { class: "soft", id: "boxes" }, ...record.boxes.slice(0, 8).map((box) => make("li", {},
            `${part(box.x)}, ${part(box.y)}: ${part(box.width)} × ${part(box.height)}`))));
      }
      children.push(make("h3", {}, "Reference"), make("p", { class: "soft" }, record.reference));
      panel.replaceChildren(...children.filter((child) => child != null));
    }

    function startDrawing() {
      const one = entry();
      if (!one || one.record.kind !== "changed" || !one.record.elements.length) {
        say("A region is held by an element, and none is known here.", true);
        return;
      }
      state.drawing = true;
      if (state.mode === "blink") state.mode = "side";
      say("Draw around the elements, or click one. Esc stops.");
      modesBar();
      stage();
    }

    const shortcuts = {
      j: () => move(1), k: () => move(-1), ArrowDown: () => move(1), ArrowUp: () => move(-1),
      a: () => decide("accept"), r: () => decide("reject"), A: () => decideGroup("accept"),
      x: startDrawing, u: undo, s: save, b: () => setMode("blink"),
      Escape: () => { state.drawing = false; say(""); stage(); },
    };
    modes.forEach(([mode], index) => { shortcuts[index + 1] = () => setMode(mode); });

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (["TEXTAREA", "INPUT"].includes(event.target.tagName) && event.key !== "Escape") return;
      const run = shortcuts[event.key];
      if (run) { event.preventDefault(); run(); }
    });
    $("save").addEventListener("click", save);
    $("undo").addEventListener("click", undo);
    window.addEventListener("resize", stage);
    window.addEventListener("beforeunload", (event) => {
      if (Object.keys(state.decisions).length && data.token) event.preventDefault();
    });
    const wanted = location.hash.slice(1);
    state.current = entries().some((one) => one.record.id === wanted) ? wanted
      : entries()[0]?.record.id ?? null;
    refresh();
    """#
}
