import { escapeHtml } from '../functions/mail/escape-html.ts'
import { brand } from '../shared/brand.ts'
import { type Answer, html } from './answer.ts'
import type { Mail } from './mail.ts'
import { styles } from './mail-page-styles.ts'

/** The mails that one page shows; older ones are in the JSON. */
const shown = 100

/** A moment as it is told on the pages of this machine. */
export const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: brand.timeZone,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

const link = (href: string): string =>
  /^https?:\/\//.test(href) ? `<li><a href="${escapeHtml(href)}">${escapeHtml(href)}</a></li>` : ''

// The frame runs no script of a mail's, and its links open in place of this page, as in a mail program.
const frame = ({ subject, html }: Mail): string =>
  `<iframe title="${escapeHtml(subject)}" loading="lazy" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(
    `<base target="_top">${html}`,
  )}"></iframe>`

const headersOf = ({ headers }: Mail): string => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return lines.length > 0
    ? `<details class="words"><summary>Headers</summary><pre>${escapeHtml(lines.join('\n'))}</pre></details>`
    : ''
}

const item = (mail: Mail, index: number): string => `
  <li>
    <details${index === 0 ? ' open' : ''}>
      <summary>
        <strong>${escapeHtml(mail.subject)}</strong>
        <span>to ${escapeHtml(mail.to)}${mail.replyTo && `; answers go to ${escapeHtml(mail.replyTo)}`}</span>
        <time datetime="${escapeHtml(mail.at)}">${escapeHtml(clock.format(new Date(mail.at)))}</time>
      </summary>
      ${mail.links.length > 0 ? `<ul class="links" aria-label="Links in this mail">${mail.links.map(link).join('')}</ul>` : ''}
      ${frame(mail)}
      <details class="words"><summary>As plain text</summary><pre>${escapeHtml(mail.text)}</pre></details>
      ${headersOf(mail)}
    </details>
  </li>`

const empty = (to: string | undefined): string =>
  to
    ? `<p class="empty">No mail to ${escapeHtml(to)} yet. <a href="?">Show all mail</a></p>`
    : '<p class="empty">No mail yet. Sign up or reset a password, then look again.</p>'

/** The mailbox of this machine as a page. `to` is the address that the list was narrowed to. */
export const mailPage = (mails: readonly Mail[], to?: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
  <title>Mail on this machine · ${brand.name}</title>
  <style>${styles}</style>
</head>
<body>
  <header>
    <h1>Mail on this machine</h1>
    <p>What ${brand.name} would have sent, newest first. Nothing leaves this machine.</p>
    <form>
      <label for="to">Only mail to</label>
      <input id="to" name="to" type="email" value="${escapeHtml(to ?? '')}" placeholder="name@example.com">
      <button>Look again</button>
    </form>
  </header>
  <main>
    ${mails.length === 0 ? empty(to) : `<ol>${mails.slice(0, shown).map(item).join('')}</ol>`}
    ${mails.length > shown ? `<p class="empty">Older mail is in <a href="/local/mail.json">mail.json</a>.</p>` : ''}
  </main>
</body>
</html>
`

/** What a mail writes into the page's frames is held by it too: no script runs, and nothing of another site is fetched. */
const policy = [
  "default-src 'none'",
  // The icon of the tab.
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page as an answer, which runs nothing and asks no other site for anything. */
export const mailAnswer = (mails: readonly Mail[], to?: string): Answer => {
  const answer = html(200, mailPage(mails, to))
  return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy } }
}
