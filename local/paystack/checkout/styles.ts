/** The look of the hosted page: a provider's own and not the app's, and no request for anything. */
export const styles = `
  :root {
    color-scheme: light dark;
    --bg: light-dark(#eef1f0, #101716); --panel: light-dark(#fff, #18211f); --line: light-dark(#d5dcda, #32403d);
    --fg: light-dark(#17211f, #edf2f0); --muted: light-dark(#51605c, #a9b8b4); --control: light-dark(#7c8a86, #71827d);
    --solid: light-dark(#0b6b57, #57d1b4); --on-solid: light-dark(#fff, #0b1a16); --link: light-dark(#0b6b57, #6fdcc2);
    --bad: light-dark(#9d2313, #ffab9b); --bad-bg: light-dark(#fdeeeb, #361a15);
  }
  * { box-sizing: border-box }
  body {
    margin: 0; min-height: 100vh; background: var(--bg); color: var(--fg); font: 16px/1.5 system-ui, sans-serif;
    overflow-wrap: anywhere;
  }
  header, main, footer { max-width: 30rem; margin: 0 auto; padding: 16px }
  header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; font-size: 14px }
  header span, .hint, footer, .amount, dt { color: var(--muted) }
  main { background: var(--panel); border: 1px solid var(--line); border-radius: 12px }
  footer { font-size: 14px }
  h1 { margin: 20px 0 12px; font-size: 22px; line-height: 1.25 }
  p { margin: 0 0 12px }
  .amount {
    display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 16px; font-size: 14px;
    border-bottom: 1px solid var(--line);
  }
  .amount b { color: var(--fg); font-size: 18px; white-space: nowrap }
  nav ul { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 16px; padding: 0; list-style: none }
  nav a {
    display: flex; align-items: center; min-height: 44px; padding: 0 14px; border: 1px solid var(--control);
    border-radius: 22px; color: inherit; text-decoration: none;
  }
  nav a[aria-current] { background: var(--solid); border-color: var(--solid); color: var(--on-solid); font-weight: 600 }
  form + form { margin-top: 8px }
  form.card { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 4px 12px }
  form.card .number, form.card button { grid-column: 1 / -1 }
  label { display: block; font-weight: 600 }
  input, button, .button { width: 100%; min-height: 48px; font: inherit; border-radius: 8px }
  input { padding: 0 12px; border: 1px solid var(--control); background: var(--bg); color: inherit; letter-spacing: .04em }
  input[aria-invalid] { border: 2px solid var(--bad) }
  .hint, .mistake { margin: 4px 0 12px; font-size: 14px }
  .mistake { color: var(--bad); font-weight: 600 }
  button, .button {
    display: flex; align-items: center; justify-content: center; border: 0; padding: 8px 16px; background: var(--solid);
    color: var(--on-solid); font-weight: 600; cursor: pointer; text-decoration: none;
  }
  button.quiet { background: none; color: var(--link); border: 1px solid var(--control) }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
  a { color: var(--link) }
  .cancel { display: inline-block; padding: 10px 0 }
  .refusal { padding: 12px; border-radius: 8px; background: var(--bad-bg); color: var(--bad) }
  .code, .digits { font-family: ui-monospace, monospace; font-size: 18px; letter-spacing: .04em }
  p.code { padding: 14px; border: 1px dashed var(--control); border-radius: 8px; text-align: center; font-size: 22px }
  dl { margin: 0 0 16px }
  dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 8px 0; border-bottom: 1px solid var(--line) }
  dd { margin: 0 }
  details { margin-top: 16px; border-top: 1px solid var(--line); padding-top: 4px }
  summary { padding: 10px 0; cursor: pointer; font-weight: 600 }
  details ul { margin: 0; padding: 0; list-style: none }
  details li { display: grid; gap: 2px; padding: 10px 0; border-top: 1px solid var(--line); font-size: 14px }
  details li a { padding: 4px 0 }
`
