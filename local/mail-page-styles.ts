/** The look of the mailbox: the app's colours, and no request for anything. A frame is as tall as our longest mail. */
export const styles = `
  :root {
    color-scheme: light dark;
    --bg: light-dark(#f6f5f2, #0c1124); --panel: light-dark(#fff, #141a33); --line: light-dark(#dfded8, #2a3460);
    --fg: light-dark(#121730, #f3f2ee); --muted: light-dark(#4b5168, #b4bad0); --link: light-dark(#323d8a, #abbcf1);
    --control: light-dark(#85868f, #6d78a6); --solid: light-dark(#252c69, #f9b221); --on-solid: light-dark(#fff, #121730);
    --ring: light-dark(#5e74ce, #f9b221);
  }
  * { box-sizing: border-box }
  body {
    margin: 0; border-left: 6px solid var(--solid); background: var(--bg); color: var(--fg);
    font: 16px/1.5 system-ui, sans-serif; min-height: 100vh;
  }
  header, main { max-width: 52rem; margin: 0 auto; padding: 24px 16px 0 }
  main { padding-bottom: 56px }
  h1 { margin: 0; font-size: 28px; line-height: 1.2; letter-spacing: -.025em }
  header p { margin: 4px 0 20px; color: var(--muted) }
  form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center }
  form label { font-size: 14px; color: var(--muted) }
  input, button { font: inherit; min-height: 44px; padding: 0 12px; border-radius: 6px }
  input { flex: 1 1 14rem; background: var(--panel); color: inherit; border: 1px solid var(--control) }
  button { border: 0; background: var(--solid); color: var(--on-solid); font-weight: 600; cursor: pointer }
  :focus-visible { outline: 3px solid var(--ring); outline-offset: 2px }
  a { color: var(--link); overflow-wrap: anywhere }
  ol, ul { list-style: none; margin: 0; padding: 0 }
  ol > li { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; margin-bottom: 12px }
  ol > li > details > summary {
    display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 14px 16px; cursor: pointer; border-radius: 10px;
  }
  summary strong { grid-column: 1 / -1 }
  summary strong::before { content: '▸ ' / ''; color: var(--muted) }
  [open] > summary strong::before { content: '▾ ' / '' }
  summary span, summary time { color: var(--muted); font-size: 14px; overflow-wrap: anywhere }
  .links { padding: 0 16px 12px; font-size: 14px; display: grid; gap: 8px }
  iframe { display: block; width: 100%; height: 36rem; border: solid var(--line); border-width: 1px 0; background: #fff; color-scheme: light }
  @media (width < 34rem) { iframe { height: 46rem } summary span { grid-column: 1 / -1 } }
  .words { padding: 8px 16px 12px; color: var(--muted); font-size: 14px }
  .words summary { min-height: 28px; cursor: pointer }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.6 ui-monospace, monospace; color: var(--fg) }
  .empty { padding: 40px 16px; text-align: center; color: var(--muted); border: 1px dashed var(--control); border-radius: 10px }
`
