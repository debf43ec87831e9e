import { brand } from '../shared/brand.ts'
import { type Answer, html } from './http.ts'
import { pageFile, render, type Values } from './template.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: brand.timeZone,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Writes a time (ISO 8601) for the pages of this machine. */
export const clockTime = (at: string): string => clock.format(new Date(at))

/**
 * The content security policy of the pages: no scripts, and nothing from other sites, whatever a mail has in its frame.
 */
const policy = [
  "default-src 'none'",
  // This allows the icon of the tab.
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Makes a page of this machine's tools: `content/pages/<name>.html` in the common frame. */
export const toolPage = (name: string, title: string, values: Values): string =>
  render(pageFile('tool.html'), {
    name,
    title,
    brand: brand.name,
    styles: pageFile('tool.css'),
    page: render(pageFile(`${name}.html`), { brand: brand.name, ...values }),
  })

/** Makes an answer with a page that runs no scripts and loads nothing from other sites. */
export const toolAnswer = (page: string): Answer => {
  const answer = html(200, page)
  return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy } }
}

/** Makes the options of a select element, one of which is chosen. */
export const optionsOf = (words: Readonly<Record<string, string>>, chosen: string): Values[] =>
  Object.entries(words).map(([option, text]) => ({ option, words: text, isChosen: option === chosen }))
