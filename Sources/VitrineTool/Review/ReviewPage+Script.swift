extension ReviewPage {
  /// What waits, what was decided, and the list.
  static let script = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const state = { mode: "side", current: null, decisions: {}, history: [], opacity: 50,
      slide: 50, drawing: false };
    const $ = (id) => document.getElementById(id);
    const words = { accept: "Accepted", reject: "Rejected", ignore: "Ignored in part" };
    const marks = { accept: "✓", reject: "✕", ignore: "▨" };

    function make(tag, attributes = {}, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (name === "onclick") element.addEventListener("click", value);
        else if (value === true) element.setAttribute(name, "");
        else if (value !== false && value != null) element.setAttribute(name, value);
      }
      element.append(...children.filter((child) => child != null));
      return element;
    }

    const entries = () => data.groups.flatMap((group) => group.records);
    const entry = () => entries().find((one) => one.record.id === state.current);
    const groupOf = (id) =>
      data.groups.find((group) => group.records.some((one) => one.record.id === id));

    function title(record) {
      const parts = record.name.replace(/\.vitrine$/, "").split(".");
      return parts.length > 1 ? parts.slice(1).join(".") : record.name;
    }

    function list() {
      const nav = $("list");
      nav.replaceChildren(...data.groups.map((group) => make("section", { class: "group" },
        make("h2", {}, make("span", { title: "Snapshots with this difference" },
          String(group.records.length)), group.title),
        ...group.records.map(row))));
      const count = entries().length, decided = Object.keys(state.decisions).length;
      $("count").textContent = count === 0 ? "" :
        `${decided} of ${count} decided, ${data.groups.length} ` +
        (data.groups.length === 1 ? "group" : "groups");
      $("save").disabled = decided === 0;
      $("undo").disabled = state.history.length === 0;
      const current = nav.querySelector("[aria-current=true]");
      if (current) current.scrollIntoView({ block: "nearest" });
    }

    function row({ record, snapshot, reference }) {
      const decision = state.decisions[record.id];
      const picture = record.scale > 0 ? snapshot || reference : null;
      const thumb = make("span", { class: picture ? "thumb" : "thumb text" }, picture ? "" : "Aa");
      if (picture) closeUp(thumb, picture, record.boxes[0]);
      const kind = { new: "New", missing: "Missing", changed: record.test }[record.kind];
      return make("button", { class: "entry", "data-id": record.id,
        "aria-current": String(record.id === state.current), onclick: () => show(record.id) },
        thumb,
        make("span", {}, make("b", {}, title(record)),
          make("small", {}, record.kind === "changed" ? kind : `${kind} · ${record.test}`)),
        decision ? make("span", { class: `mark ${decision.action}`, title: words[decision.action] },
          marks[decision.action]) : null);
    }

    /// What changed, with something around it; all of a picture where nothing is known of that.
    function closeUp(thumb, address, box) {
      const image = make("img", { alt: "" }), side = 42;
      image.addEventListener("load", () => {
        const width = image.naturalWidth, height = image.naturalHeight;
        const least = Math.min(width, 240);
        const seen = box ? Math.max(box.width * 1.3, box.height * 1.3, least)
          : Math.max(width, height);
        const middle = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
          : { x: width / 2, y: height / 2 };
        const within = (place, length) => seen >= length ? length / 2
          : Math.min(Math.max(place, seen / 2), length - seen / 2);
        const scale = side / seen;
        image.style.left = `${side / 2 - within(middle.x, width) * scale}px`;
        image.style.top = `${side / 2 - within(middle.y, height) * scale}px`;
        image.style.width = `${width * scale}px`;
      });
      image.src = address;
      thumb.append(image);
    }

    function show(id) {
      state.current = id;
      state.drawing = false;
      if (id) history.replaceState(null, "", `#${id}`);
      refresh();
    }

    function move(step) {
      const ids = entries().map((one) => one.record.id);
      const next = ids.indexOf(state.current) + step;
      if (next >= 0 && next < ids.length) show(ids[next]);
    }

    function change(decisions) {
      state.history.push({ ...state.decisions });
      for (const [id, decision] of decisions) {
        if (decision) state.decisions[id] = decision; else delete state.decisions[id];
      }
    }

    function nextOpen() {
      const ids = entries().map((one) => one.record.id), at = ids.indexOf(state.current);
      const order = [...ids.slice(at + 1), ...ids.slice(0, at)];
      const next = order.find((id) => !state.decisions[id]);
      if (next) show(next); else refresh();
    }

    function decide(action) {
      if (!state.current) return;
      change([[state.current, { action }]]);
      nextOpen();
    }

    function decideGroup(action) {
      const group = groupOf(state.current);
      if (!group) return;
      change(group.records.map((one) => [one.record.id, { action }]));
      nextOpen();
    }

    function undo() {
      const last = state.history.pop();
      if (last) { state.decisions = last; refresh(); }
    }

    function say(text, isBad = false) {
      $("notice").textContent = text;
      $("notice").className = isBad ? "reject" : "soft";
    }

    async function save() {
      const list = Object.entries(state.decisions).map(([id, one]) => ({ id, ...one }));
      if (list.length === 0) return;
      if (!data.token) {
        const names = entries().filter((one) => state.decisions[one.record.id]?.action === "accept")
          .map((one) => `--test '${one.record.name}'`);
        say(names.length ? `This page can't write: vitrine accept ${names.join(" ")}`
          : "This page can't write. Run vitrine review.", true);
        return;
      }
      try {
        const answer = await fetch("/decisions", { method: "POST", body: JSON.stringify(list),
          headers: { "Content-Type": "application/json", "X-Vitrine-Token": data.token } });
        const { done, error } = await answer.json();
        for (const { id } of list.slice(0, done.length)) {
          delete state.decisions[id];
          for (const group of data.groups) {
            group.records = group.records.filter((one) => one.record.id !== id);
          }
        }
        data.groups = data.groups.filter((group) => group.records.length > 0);
        state.history = [];
        if (!entry()) state.current = entries()[0]?.record.id ?? null;
        if (error) say(error, true);
        else say(`${done.length} ${done.length === 1 ? "decision" : "decisions"} saved`);
      } catch (problem) {
        say(`Nothing was saved: vitrine review no longer answers (${problem.message})`, true);
      }
      refresh();
    }

    """#
}
