extension ReviewPage {
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: #f4f5f7; --panel: #fff; --line: #dcdfe5; --text: #1c1f26; --soft: #646b79;
      --accent: #2f6feb; --good: #1a7f47; --bad: #c93a33; --note: #8a5a00; --stage: #e6e8ec;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #15171c; --panel: #1d2027; --line: #30343e; --text: #e8eaf0; --soft: #979fae;
        --accent: #5b93ff; --good: #45b877; --bad: #f0726a; --note: #e0ac4c; --stage: #101216;
      }
    }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body {
      display: flex; flex-direction: column; background: var(--ground); color: var(--text);
      font: 14px/1.45 Inter, system-ui, sans-serif;
    }
    h1, h2, h3, p, ul { margin: 0; padding: 0; font-weight: 400; }
    header {
      display: flex; align-items: center; gap: 12px; height: 52px; padding: 0 16px;
      background: var(--panel); border-bottom: 1px solid var(--line);
    }
    header h1 { font-size: 16px; font-weight: 650; }
    .grow { flex: 1; }
    #count, .soft { color: var(--soft); }
    button {
      font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line);
      border-radius: 7px; padding: 5px 11px; cursor: pointer; white-space: nowrap;
    }
    button:hover { border-color: var(--soft); }
    button:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    button:disabled { opacity: .45; cursor: default; }
    button.primary { background: var(--accent); border-color: var(--accent); color: #fff; }
    button[aria-selected=true], button[aria-pressed=true] {
      border-color: var(--accent); color: var(--accent);
    }
    kbd {
      font: 11px/1 ui-monospace, "DejaVu Sans Mono", monospace; padding: 2px 4px; margin-left: 4px;
      border: 1px solid currentColor; border-radius: 4px; opacity: .65;
    }
    main { flex: 1; display: grid; grid-template-columns: 296px 1fr 320px; min-height: 0; }
    nav, aside { overflow: auto; background: var(--panel); }
    nav { border-right: 1px solid var(--line); }
    aside { border-left: 1px solid var(--line); padding: 16px; }
    .group { border-bottom: 1px solid var(--line); padding: 12px 8px 8px; }
    .group h2 { font-size: 13px; font-weight: 600; padding: 0 8px 6px; overflow-wrap: anywhere; }
    .group h2 span {
      float: right; font-size: 12px; font-weight: 500; color: var(--soft); margin-left: 8px;
      background: var(--ground); border-radius: 9px; padding: 0 7px;
    }
    .entry {
      display: flex; gap: 10px; align-items: center; width: 100%; text-align: left; padding: 6px 8px;
      border: 0; border-radius: 7px; background: none; white-space: normal;
    }
    .entry:hover { background: var(--ground); }
    .entry[aria-current=true] { background: color-mix(in srgb, var(--accent) 15%, transparent); }
    .thumb {
      flex: none; width: 44px; height: 44px; border-radius: 5px; border: 1px solid var(--line);
      background: var(--stage); overflow: hidden; position: relative;
    }
    .thumb img { position: absolute; transform-origin: 0 0; }
    .thumb.text { display: grid; place-items: center; color: var(--soft); font-size: 15px; }
    .entry b { display: block; font-weight: 500; font-size: 13px; overflow-wrap: anywhere; }
    .entry small { color: var(--soft); font-size: 12px; overflow-wrap: anywhere; }
    .mark { margin-left: auto; font-weight: 700; font-size: 15px; }
    .accept { color: var(--good); } .reject { color: var(--bad); } .ignore { color: var(--note); }
    #view { display: flex; flex-direction: column; min-width: 0; min-height: 0; }
    #modes {
      display: flex; flex-wrap: wrap; gap: 6px; padding: 10px 16px; align-items: center;
      border-bottom: 1px solid var(--line);
    }
    #modes input { width: 150px; accent-color: var(--accent); }
    #stage {
      flex: 1; overflow: auto; background: var(--stage); padding: 24px; display: flex; gap: 28px;
      justify-content: safe center; align-items: safe center; min-height: 0;
    }
    figure { margin: 0; }
    figcaption { color: var(--soft); font-size: 12px; padding-bottom: 6px; }
    .sheet {
      position: relative; background: #fff; box-shadow: 0 1px 6px rgb(0 0 0 / .22); overflow: hidden;
    }
    .sheet img { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
    .sheet.draw { cursor: crosshair; }
    .box { position: absolute; border: 2px solid #ff2d55; border-radius: 3px; pointer-events: none; }
    .held, .draft {
      position: absolute; pointer-events: none; border: 1px dashed #b06f00;
      background: repeating-linear-gradient(45deg, #ffb02044 0 5px, #ffb02011 5px 10px);
    }
    .draft { background: #2f6feb22; border-color: #2f6feb; }
    .knob { position: absolute; top: 0; bottom: 0; width: 2px; background: #2f6feb; pointer-events: none; }
    .knob::after {
      content: "◂ ▸"; position: absolute; top: 50%; left: -17px; width: 36px; text-align: center;
      font-size: 11px; line-height: 22px; border-radius: 11px; background: #2f6feb; color: #fff;
    }
    .heat { background: #000; }
    .heat img + img { mix-blend-mode: difference; }
    .heat .blend { position: absolute; inset: 0; filter: brightness(3) contrast(1.2); }
    pre {
      margin: 0; font: 12px/1.55 ui-monospace, "DejaVu Sans Mono", monospace; white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
    #stage pre { background: var(--panel); padding: 16px; border-radius: 8px; max-width: 900px; }
    aside h2 { font-size: 15px; font-weight: 650; }
    aside h2, aside p { overflow-wrap: anywhere; }
    aside h3 {
      font-size: 11px; font-weight: 650; letter-spacing: .05em; text-transform: uppercase;
      color: var(--soft); margin: 20px 0 6px;
    }
    aside ul { list-style: none; display: grid; gap: 6px; }
    aside li { overflow-wrap: anywhere; }
    .layers { display: flex; gap: 4px; flex-wrap: wrap; }
    .layers span {
      font-size: 12px; padding: 1px 8px; border-radius: 9px; border: 1px solid var(--line);
      color: var(--soft);
    }
    .layers span.first { background: var(--bad); border-color: var(--bad); color: #fff; }
    .actions { display: grid; grid-template-columns: 1fr 1fr; gap: 6px; }
    .actions button { display: flex; justify-content: space-between; align-items: center; }
    textarea {
      width: 100%; font: inherit; color: inherit; background: var(--ground); border-radius: 7px;
      border: 1px solid var(--line); padding: 7px 9px; margin-top: 8px; resize: vertical;
    }
    .done { margin: auto; text-align: center; color: var(--soft); }
    .done strong { display: block; font-size: 18px; color: var(--text); }
    """
}
