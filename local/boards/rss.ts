import { escapeHtml } from '../../functions/mail/escape-html.ts'
import type { Answer } from '../answer.ts'

/** `Tue, 22 Sep 2026 13:32:56 +0100`: as Lagos writes it. */
export const lagosDate = (moment: Date): string =>
  new Date(moment.getTime() + 3_600_000).toUTCString().replace('GMT', '+0100')

export const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

export const element = (name: string, content: string): string => `<${name}>${content}</${name}>`

/** An element whose text is escaped. */
export const escaped = (name: string, text: string): string => element(name, escapeHtml(text))

/** An item that ends before it is done. */
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
