import { escapeHtml } from '../../functions/mail/escape-html.ts'
import { brand } from '../../shared/brand.ts'
import { boards as about } from '../../shared/domain/jobs/boards.ts'
import { type Answer, html } from '../answer.ts'
import { clock } from '../mail-page.ts'
import { styles } from '../mail-page-styles.ts'
import type { Boards } from './boards.ts'
import { faults } from './fault.ts'

type Overview = ReturnType<Boards['overview']>
type Row = Overview[number]

const words: Readonly<Record<Row['fault'], string>> = {
  ok: 'ok',
  down: 'down (500)',
  hang: 'hangs',
  slow: 'slow, drips',
  large: 'sends 50 MB',
  html: 'a page, not a feed',
  malformed: 'ends in the middle',
  'broken-row': 'one row is broken',
  redirect: 'leads to a private address',
}

const choice = ({ board, fault }: Row): string =>
  `<select id="${board}" name="fault">${faults
    .map(one => `<option value="${one}"${one === fault ? ' selected' : ''}>${words[one]}</option>`)
    .join('')}</select>`

const asked = ({ asked: times, askedAt }: Row): string =>
  askedAt === null
    ? 'not asked yet'
    : `asked ${times === 1 ? 'once' : `${times} times`}, last <time datetime="${askedAt}">${clock.format(new Date(askedAt))}</time>`

const item = (row: Row): string => `
  <li${row.fault === 'ok' ? '' : ' class="faulty"'}>
    <div><strong>${escapeHtml(about[row.board].name)}</strong><span>${row.postings} adverts, ${asked(row)}${about[row.board].isFlagged ? '; read only where it is switched on' : ''}</span></div>
    <form method="post" action="/local/boards/${row.board}">
      <label for="${row.board}"><i>${escapeHtml(about[row.board].name)}: </i>It is</label>
      ${choice(row)}
      <button>Set</button>
    </form>
    <form method="post" action="/local/schedules/read-board-${row.board}"><button class="quiet">Read it now<i> (${escapeHtml(about[row.board].name)})</i></button></form>
  </li>`

const ownStyles = `
  select, textarea {
    font: inherit; min-height: 44px; padding: 0 8px; border: 1px solid var(--control); border-radius: 6px;
    background: var(--panel); color: inherit;
  }
  textarea { width: 100%; min-height: 9rem; padding: 8px 12px; resize: vertical }
  h2 { font-size: 20px; margin: 32px 0 12px }
  ol > li { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 12px 16px }
  ol > li > div { flex: 1 1 14rem; display: grid }
  ol select { flex: 1 1 8rem; min-width: 0 }
  ol > li span { color: var(--muted); font-size: 14px }
  .faulty { border-color: var(--solid); border-width: 2px }
  .quiet { background: transparent; color: inherit; border: 1px solid var(--control) }
  i { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .advert { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)) }
  .advert label { display: grid; gap: 4px }
  .advert .wide { grid-column: 1 / -1 }
  .advert button { justify-self: start }
`

const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const advertForm = (rows: Overview): string => `
  <form class="advert" method="post" action="/local/boards/postings">
    <label>Board<select name="board">${rows
      .map(({ board }) => `<option value="${board}">${escapeHtml(about[board].name)}</option>`)
      .join('')}</select></label>
    <label>Title<input name="title" required maxlength="300" placeholder="Operations Analyst"></label>
    <label>Company<input name="company" maxlength="300" placeholder="Kobowise"></label>
    <label>Location<input name="location" maxlength="300" placeholder="Ikeja, Lagos"></label>
    <label class="wide">Text<textarea name="text" required maxlength="20000"></textarea></label>
    <button>Put it up</button>
  </form>`

/** The boards as a page: what each has, when it was asked, what is to go wrong, and a form for a new advert. */
export const boardsPage = (rows: Overview): Answer => {
  const total = rows.reduce((sum, { postings }) => sum + postings, 0)
  const answer = html(
    200,
    `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
  <title>Job boards on this machine · ${brand.name}</title>
  <style>${styles}${ownStyles}</style>
</head>
<body>
  <header>
    <h1>Job boards on this machine</h1>
    <p>Stand-ins of ${rows.length} boards with ${total} made-up adverts, each in its board's own format. None of them is real. A board that has failed three times is left alone until its next try, as on AWS: <code>npm run admin -- boards list</code> says when.</p>
    <form method="post" action="/local/schedules/build-index"><button>Build the index now</button></form>
  </header>
  <main>
    <ol>${rows.map(item).join('')}</ol>
    <h2>Put up a new advert</h2>
    <p>It is on its board at once. It is found after the board was read and the index was built.</p>
    ${advertForm(rows)}
  </main>
</body>
</html>
`,
  )
  return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy } }
}
