import type { Span } from './sentence.ts'

const isMail = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 46 ||
  code === 45

const isLocal = (code: number): boolean => isMail(code) || code === 95 || code === 43

const point = 46
const hyphen = 45

/** Where the addresses of a text stand: looked for around each @, for a pattern would try every word of it. */
export const mailSpans = (text: string): Span[] => {
  const spans: Span[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let from = at
    while (from > 0 && isLocal(text.charCodeAt(from - 1))) from -= 1
    let to = at + 1
    while (to < text.length && isMail(text.charCodeAt(to))) to += 1
    while (to > at && (text.charCodeAt(to - 1) === point || text.charCodeAt(to - 1) === hyphen)) to -= 1
    if (from < at && text.slice(at, to).includes('.')) spans.push({ from, to })
  }
  return spans
}
