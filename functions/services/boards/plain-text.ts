import { compile, type HtmlToTextOptions } from 'html-to-text'

/** The most characters that are read. No advert is so long. */
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

/** Ends lines where the markup says so. */
const flowing = compile(options)
/** Keeps the line breaks of the text. */
const lineByLine = compile({ ...options, preserveNewlines: true })

/** The begin of a tag, also with invisible characters in between, which later code may remove. */
const tagBegins = /(?<!<)<+(?=[\p{Cc}\p{Cf}]*[a-z/!?])/giu
const hasMarkup = (text: string) => text.search(tagBegins) >= 0
const escaped = /&(?:amp;)*(?:lt|#0*60|#x0*3c);/i

/**
 * Turns HTML into plain text: paragraphs, headings and list items on lines of their own, links without their addresses,
 * without scripts and styles. HTML that was escaped, once or twice, is read as HTML. The result contains nothing that a
 * browser would read as a tag. With `keepsLines`, line breaks of the source stay, for boards that mix both.
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

/** Turns HTML into one line of plain text, such as a title, a name or a place. */
export const plainLine = (html: string): string => plainText(html).replaceAll(/\s+/g, ' ')
