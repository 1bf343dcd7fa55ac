extension ReviewPage {
  /// The pictures and what is said of them.
  static let viewer = #"""
    const modes = [["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"],
      ["blink", "Blink"], ["heat", "Difference"]];
    let blinking = null;

    function refresh() { list(); modesBar(); stage(); details(); }

    const hasBoth = (one) => Boolean(one && one.snapshot && one.reference && one.record.scale > 0);

    function modesBar() {
      const both = hasBoth(entry());
      const bar = modes.map(([mode, name], index) => make("button", { role: "tab",
        "data-mode": mode, disabled: !both, "aria-selected": String(both && state.mode === mode),
        onclick: () => setMode(mode) }, name, make("kbd", {}, String(index + 1))));
      if (both && state.mode === "onion") {
        const input = make("input", { type: "range", min: 0, max: 100, value: state.opacity,
          "aria-label": "Share of the new picture" });
        input.addEventListener("input", () => {
          state.opacity = Number(input.value);
          const top = document.querySelector(".sheet .top");
          if (top) top.style.opacity = state.opacity / 100;
        });
        bar.push(input);
      }
      $("modes").replaceChildren(...bar);
    }

    function setMode(mode) {
      if (!hasBoth(entry())) return;
      state.mode = mode;
      modesBar();
      stage();
    }

    /// Where a rectangle in pixels lies on a sheet that shows a picture of a size.
    function place(element, box, size) {
      element.style.left = `${100 * box.x / size.width}%`;
      element.style.top = `${100 * box.y / size.height}%`;
      element.style.width = `${100 * box.width / size.width}%`;
      element.style.height = `${100 * box.height / size.height}%`;
      return element;
    }

    function load(address) {
      return new Promise((resolve) => {
        const image = new Image();
        image.onload = () => resolve(image);
        image.onerror = () => resolve(null);
        image.src = address;
      });
    }

    function sheet(size, columns, ...children) {
      const room = $("stage").getBoundingClientRect();
      const scale = Math.min((room.width - 48 - (columns - 1) * 28) / columns / size.width,
        (room.height - 48 - 24) / size.height, 1);
      const element = make("div", { class: "sheet" }, ...children);
      element.style.width = `${Math.max(size.width * scale, 40)}px`;
      element.style.height = `${Math.max(size.height * scale, 40)}px`;
      return element;
    }

    function figure(caption, element) {
      return make("figure", {}, make("figcaption", {}, caption), element);
    }

    function boxes(record, size) {
      return record.boxes.map((box) => place(make("div", { class: "box" }),
        { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 }, size));
    }

    const held = (record) => state.decisions[record.id]?.elements ?? [];
    const same = (one, other) => one.kind === other.kind && one.identifier === other.identifier &&
      one.number === other.number;

    function heldAreas(record, size) {
      return record.elements.filter((element) => held(record).some((one) =>
        same(one, element.identity)))
        .map((element) => place(make("div", { class: "held" }), element.frame, size));
    }

    async function stage() {
      clearInterval(blinking);
      const one = entry(), room = $("stage");
      if (!one) {
        room.replaceChildren(make("p", { class: "done" }, make("strong", {}, "All decided"),
          "Nothing waits for a decision."));
        return;
      }
      const { record } = one;
      if (!(record.scale > 0)) {
        room.replaceChildren(make("pre", {}, record.message));
        return;
      }
      const [before, after] = await Promise.all(
        [one.reference, one.snapshot].map((address) => address ? load(address) : null));
      if (entry() !== one) return;
      const size = { width: Math.max(before?.naturalWidth ?? 0, after?.naturalWidth ?? 0) || 1,
        height: Math.max(before?.naturalHeight ?? 0, after?.naturalHeight ?? 0) || 1 };
      for (const image of [before, after]) if (image) fit(image, size);
      if (before) before.alt = "The reference";
      if (after) after.alt = "The new picture";
      const mode = hasBoth(one) ? state.mode : "side";
      room.replaceChildren(...views[mode](record, before, after, size));
      if (state.drawing) room.querySelectorAll(".sheet").forEach((one) => draw(one, record, size));
    }

    /// A picture that is smaller than the other stays so.
    function fit(image, size) {
      image.style.width = `${100 * image.naturalWidth / size.width}%`;
      image.style.height = `${100 * image.naturalHeight / size.height}%`;
      image.draggable = false;
    }

    const views = {
      side(record, before, after, size) {
        const columns = before && after ? 2 : 1;
        const shown = [];
        if (before) shown.push(figure("Reference", sheet(size, columns, before)));
        if (after) {
          shown.push(figure("New", sheet(size, columns, after, ...boxes(record, size),
            ...heldAreas(record, size))));
        }
        return shown;
      },
      slider(record, before, after, size) {
        const knob = make("div", { class: "knob" });
        const one = sheet(size, 1, before, after, knob);
        const slide = (part) => {
          state.slide = Math.min(100, Math.max(0, part));
          after.style.clipPath = `inset(0 0 0 ${state.slide}%)`;
          knob.style.left = `${state.slide}%`;
        };
        one.addEventListener("pointermove", (event) => {
          if (state.drawing) return;
          const frame = one.getBoundingClientRect();
          slide(100 * (event.clientX - frame.left) / frame.width);
        });
        slide(state.slide);
        return [figure("Reference left, new right", one)];
      },
      onion(record, before, after, size) {
        after.className = "top";
        after.style.opacity = state.opacity / 100;
        return [figure("New over reference", sheet(size, 1, before, after))];
      },
      blink(record, before, after, size) {
        const one = figure("Reference", sheet(size, 1, before, after));
        after.style.visibility = "hidden";
        blinking = setInterval(() => {
          const isNew = after.style.visibility === "hidden";
          after.style.visibility = isNew ? "visible" : "hidden";
          one.firstChild.textContent = isNew ? "New" : "Reference";
        }, 250);
        return [one];
      },
      heat(record, before, after, size) {
        const one = sheet(size, 1, make("div", { class: "blend" }, before, after),
          ...boxes(record, size), ...heldAreas(record, size));
        one.classList.add("heat");
        return [figure("What differs, the brighter the more", one)];
      },
    };

    /// The elements that somebody means with a rectangle: those with their middle in it, else the
    /// smallest one around it.
    function meant(record, box) {
      const inside = (frame) => {
        const x = frame.x + frame.width / 2, y = frame.y + frame.height / 2;
        return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
      };
      const containers = ["Window", "Application", "Other"];
      const all = record.elements.filter((one) => !containers.includes(one.identity.kind));
      const found = all.filter((one) => inside(one.frame));
      if (found.length) return found;
      const around = all.filter((one) => one.frame.x <= box.x && one.frame.y <= box.y &&
        one.frame.x + one.frame.width >= box.x + box.width &&
        one.frame.y + one.frame.height >= box.y + box.height);
      around.sort((a, b) => a.frame.width * a.frame.height - b.frame.width * b.frame.height);
      return around.slice(0, 1);
    }

    function draw(one, record, size) {
      one.classList.add("draw");
      const at = (event) => {
        const frame = one.getBoundingClientRect();
        return { x: (event.clientX - frame.left) / frame.width * size.width,
          y: (event.clientY - frame.top) / frame.height * size.height };
      };
      let start = null;
      const draft = make("div", { class: "draft" });
      const box = (from, to) => ({ x: Math.min(from.x, to.x), y: Math.min(from.y, to.y),
        width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) });
      one.addEventListener("pointerdown", (event) => {
        start = at(event);
        one.setPointerCapture(event.pointerId);
        one.append(draft);
        place(draft, box(start, start), size);
      });
      one.addEventListener("pointermove", (event) => {
        if (start) place(draft, box(start, at(event)), size);
      });
      one.addEventListener("pointerup", (event) => {
        if (!start) return;
        const elements = meant(record, box(start, at(event))).map((found) => found.identity);
        start = null;
        state.drawing = false;
        if (elements.length === 0) {
          say("There is no element here that a region could be held by.", true);
        } else {
          const kept = held(record).filter((old) => !elements.some((one) => same(one, old)));
          change([[record.id, { action: "ignore", elements: [...kept, ...elements] }]]);
          say("These elements are ignored from now on, wherever they are.");
        }
        refresh();
      });
    }

    """#
}
