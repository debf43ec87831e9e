import type { Mail } from './mail.ts'
import type { Values } from './template.ts'
import { clockTime, toolPage } from './tool-page.ts'

/** The most mails on the page. The JSON has the older ones, too. */
const shown = 100

const rowOf = ({ subject, html, text, to, replyTo, at, links, headers }: Mail, index: number): Values => ({
  subject,
  text,
  to,
  replyTo,
  at,
  time: clockTime(at),
  isFirst: index === 0,
  hasLinks: links.length > 0,
  links: links.filter(link => /^https?:\/\//.test(link)).map(href => ({ href })),
  // The frame runs no scripts of a mail, and its links open in place of this page, as in a mail program.
  frame: `<base target="_top">${html}`,
  headers: Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n'),
})

/** Makes the page of this machine's mailbox. `to` is the address of the filter. */
export const mailPage = (mails: readonly Mail[], to = ''): string =>
  toolPage('mail', 'Mail on this machine', {
    to,
    isEmpty: mails.length === 0,
    mails: mails.slice(0, shown).map(rowOf),
    hasOlder: mails.length > shown,
  })
