import { withoutMarkup } from './markup.ts'
import { modelText, withoutData } from './model-text.ts'

const marked = /^\s*(?:[-*+•–]|(\d{1,2})[.)])\s+/
const saysSomething = /[\p{L}\p{N}]/u

const lineFrom = (line: string, allowed: readonly string[]): string => {
  // This comes first, because each line that is left costs a search of the person's texts for web addresses.
  if (!saysSomething.test(line)) return ''
  const mark = marked.exec(line)
  const words = modelText(line.slice(mark?.[0].length ?? 0), allowed)
  if (!saysSomething.test(words)) return ''
  if (!mark) return words
  return `${mark[1] === undefined ? '-' : `${mark[1]}.`} ${words}`
}

/**
 * What a model wrote, as `modelText` has it, in its own lines: those of a list keep their `- ` or their number, and
 * between paragraphs is one empty line.
 */
export const modelLines = (text: string, allowed: readonly string[]): string =>
  // First as a whole, for a tag may go over several lines.
  withoutData(withoutMarkup(text))
    .split('\n')
    .map(line => lineFrom(line, allowed))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
