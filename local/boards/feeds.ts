import { createHash } from 'node:crypto'
import { escapeHtml } from '../../functions/mail/escape-html.ts'
import { byteOfLetter } from '../../shared/domain/jobs/mojibake.ts'
import type { Answer } from '../http.ts'
import type { BoardRequest } from './stand-in.ts'

/** Writes a date as boards in Lagos do: `Tue, 22 Sep 2026 13:32:56 +0100`. */
export const lagosDate = (moment: Date): string =>
  new Date(moment.getTime() + 3_600_000).toUTCString().replace('GMT', '+0100')

export const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

export const element = (name: string, content: string): string => `<${name}>${content}</${name}>`

/** Writes an element whose text is escaped. */
export const escaped = (name: string, text: string): string => element(name, escapeHtml(text))

/** An item whose tags do not match. */
export const brokenItem = '<item><title>Cleaner at </titel><link>htps//nowhere</item>'

type Channel = {
  readonly title: string
  readonly link: string
  readonly description: string
  readonly items: readonly string[]
  readonly charset?: string
}

export const rss = ({ title, link, description, items, charset = 'UTF-8' }: Channel): string =>
  `<?xml version="1.0" encoding="${charset}"?>
<rss version="2.0">
<channel>
${escaped('title', title)}
${escaped('link', link)}
${escaped('description', description)}
${items.join('\n')}
</channel>
</rss>
`

export const feed = (body: string | Buffer, charset = 'UTF-8'): Answer => ({
  status: 200,
  headers: { 'content-type': `application/rss+xml; charset=${charset}` },
  body,
})

const alike: Readonly<Record<string, string>> = {
  '₦': 'N',
  '≥': '>=',
  // Hausa's hooked letters can't be split into a letter and a mark.
  Ɓ: 'B',
  ɓ: 'b',
  Ɗ: 'D',
  ɗ: 'd',
  Ƙ: 'K',
  ƙ: 'k',
  Ƴ: 'Y',
  ƴ: 'y',
}

/** Writes text in the letters of windows-1252: `Ọmọlúàbí` keeps its accents and loses its dots. */
export const latin = (text: string): string =>
  Array.from(text.normalize('NFC'), letter => {
    if (letter.length === 1 && byteOfLetter(letter) !== undefined) return letter
    if (alike[letter] !== undefined) return alike[letter]
    return Array.from(letter.normalize('NFD'))
      .filter(part => part.length === 1 && byteOfLetter(part) !== undefined)
      .join('')
  }).join('')

/** Encodes text in windows-1252, which boards send under the name iso-8859-1. */
export const latinBytes = (text: string): Buffer =>
  Buffer.from(Array.from(latin(text), letter => byteOfLetter(letter) ?? 0x3f))

/** Adds an ETag. Answers 304 without a body to a client that has the same answer. */
export const revalidated = (answer: Answer, { headers }: Pick<BoardRequest, 'headers'>): Answer => {
  const etag = `"${createHash('sha1')
    .update(answer.body ?? '')
    .digest('hex')}"`
  const known = [headers['if-none-match'] ?? ''].flat().join(',')
  const named = { ...answer.headers, etag, 'cache-control': 'max-age=0, must-revalidate' }
  return known.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
    ? { status: 304, headers: named }
    : { ...answer, headers: named }
}
