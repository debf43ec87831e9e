import { escapeHtml } from '../../functions/mail/escape-html.ts'
import { brand } from '../../shared/brand.ts'
import { type Answer, html } from '../answer.ts'
import { clock } from '../mail-page.ts'
import { styles } from '../mail-page-styles.ts'
import type { ModelCall } from './calls.ts'
import { modelFaults } from './faults.ts'
import type { ModelOverview } from './tools.ts'

const whole = new Intl.NumberFormat('en-GB')

const item = ({ at, task, model, streamed, ms, outcome, inputTokens, outputTokens }: ModelCall): string => `
  <li${outcome === 'answered' ? '' : ' class="faulty"'}>
    <div><strong>${escapeHtml(task)}</strong><span>${escapeHtml(model)}</span></div>
    <span>${escapeHtml(outcome)}${streamed ? ', streamed' : ''}, ${whole.format(ms)} ms</span>
    <span>${whole.format(inputTokens)} tokens in, ${whole.format(outputTokens)} out</span>
    <time datetime="${at}">${clock.format(new Date(at))}</time>
  </li>`

const choice = (now: string): string =>
  Object.entries(modelFaults)
    .map(
      ([fault, words]) =>
        `<option value="${fault}"${fault === now ? ' selected' : ''}>${escapeHtml(words)}</option>`,
    )
    .join('')

const ownStyles = `
  select {
    font: inherit; min-height: 44px; padding: 0 8px; border: 1px solid var(--control); border-radius: 6px;
    background: var(--panel); color: inherit; flex: 1 1 16rem; min-width: 0;
  }
  form { align-items: end }
  form label { display: grid; gap: 4px; flex: 1 1 16rem; min-width: 0 }
  form label.few { flex: 0 1 9rem }
  form label input { flex: none; width: 100% }
  h2 { font-size: 20px; margin: 32px 0 12px }
  ol > li { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 12px 16px }
  ol > li > div { flex: 1 1 16rem; display: grid; min-width: 0; overflow-wrap: anywhere }
  ol > li span, ol > li time { color: var(--muted); font-size: 14px }
  .faulty { border-color: var(--solid); border-width: 2px }
`

const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const leftWords = (left: number | null): string => {
  if (left === null) return 'until it is switched off'
  return left === 1 ? 'for the next call' : `for the next ${left} calls`
}

/** The model as a page: what goes wrong with it, a form to change that, and how the last calls went. */
export const modelPage = ({ fault, left, behind, calls }: ModelOverview): Answer => {
  const who =
    behind === null
      ? 'It drafts by rules from what a request holds, and nothing leaves this machine.'
      : `A server at ${escapeHtml(behind)} drafts in its place; where the text itself is to be wrong, its own rules do.`
  const answer = html(
    200,
    `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
  <title>The model on this machine · ${brand.name}</title>
  <style>${styles}${ownStyles}</style>
</head>
<body>
  <header>
    <h1>The model on this machine</h1>
    <p>A stand-in of the service that writes. ${who}</p>
    <form method="post" action="/local/model">
      <label>What goes wrong<select name="fault">${choice(fault)}</select></label>
      <label class="few">Times<input name="times" type="number" min="1" max="1000" placeholder="for good"></label>
      <button>Set</button>
    </form>
    ${fault === 'ok' ? '' : `<p role="status">Now: ${escapeHtml(modelFaults[fault])}, ${leftWords(left)}.</p>`}
  </header>
  <main>
    <h2>The last calls</h2>
    ${calls.length === 0 ? '<p class="empty">Nobody has asked it for anything yet.</p>' : `<ol>${calls.map(item).join('')}</ol>`}
  </main>
</body>
</html>
`,
  )
  return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy } }
}
