import { compile, type HtmlToTextOptions } from 'html-to-text'

/** More than any advert has: the rest is left out. In characters. */
const longest = 200_000

const paragraph = { leadingLineBreaks: 2, trailingLineBreaks: 2 }
const ownLine = { leadingLineBreaks: 1, trailingLineBreaks: 1 }

const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: longest, maxDepth: 60, ellipsis: '' },
  selectors: [
    ...['script', 'style', 'noscript', 'template', 'iframe', 'object', 'svg', 'img', 'head'].map(
      selector => ({ selector, format: 'skip' }),
    ),
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '• ', ...paragraph } },
    { selector: 'ol', options: paragraph },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(selector => ({
      selector,
      options: { uppercase: false, ...paragraph },
    })),
    ...['li', 'hr', 'tr', 'dt', 'dd', 'section'].map(selector => ({
      selector,
      format: 'block',
      options: ownLine,
    })),
    ...['td', 'th'].map(selector => ({ selector, format: 'inlineSurround', options: { suffix: ' ' } })),
  ],
}

/** Markup decides where lines end. */
const flowing = compile(options)
/** The lines of the text are kept as they are. */
const lineByLine = compile({ ...options, preserveNewlines: true })

/** Also where characters that are not seen stand between, for who drops them later. */
const tagBegins = /(?<!<)<+(?=[\p{Cc}\p{Cf}]*[a-z/!?])/giu
const hasMarkup = (text: string) => text.search(tagBegins) >= 0
const escaped = /&(?:amp;)*(?:lt|#0*60|#x0*3c);/i

/**
 * HTML as plain text: paragraphs, headings and list items on lines of their own, links without their addresses,
 * scripts and styles left out. HTML that was escaped, once or twice, is read as HTML. Nothing that a browser would take
 * for a tag is left. `keepsLines`: line breaks of the source are breaks (boards that mix both).
 */
export const plainText = (html: string, { keepsLines = false } = {}): string => {
  let text = html.slice(0, longest)
  let hasLines = keepsLines
  for (let layer = 0; layer < 4 && /[<&]/.test(text); layer += 1) {
    const isMarkup = hasMarkup(text)
    text = (isMarkup && !hasLines ? flowing : lineByLine)(text)
    hasLines ||= isMarkup
    if (!hasMarkup(text) && !escaped.test(text)) break
  }
  return text
    .replaceAll(tagBegins, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same on one line: titles, names, places. */
export const plainLine = (html: string): string => plainText(html).replaceAll(/\s+/g, ' ')
