import { headingsAmong, type LookedLine } from './heading-styles.ts'
import { childNamed, type XmlNode } from './xml-nodes.ts'

const isOn = (node: XmlNode | undefined): boolean =>
  node !== undefined && !/^(?:0|false|off)$/i.test(node.attributes.val ?? '')

const runsOf = (node: XmlNode): XmlNode[] =>
  node.name === 'r' ? [node] : node.children.filter(({ name }) => name !== 'pict').flatMap(runsOf)
const hasText = (run: XmlNode): boolean =>
  run.children.some(
    ({ name, children }) => name === 't' && children.some(({ text }) => /\S/.test(text ?? '')),
  )

/** In twentieths of a point: space above that a paragraph within a section does not have. */
const muchSpace = 120
/** In half points: the usual size of letters, where nothing is said of it. */
const usualSize = 22

/** A paragraph of one line, and the look of its letters. */
export const lookedParagraph = (paragraph: XmlNode, text: string): LookedLine => {
  const properties = childNamed(paragraph, 'pPr')
  const style = childNamed(properties, 'pStyle')?.attributes.val ?? ''
  const before = Number(childNamed(properties, 'spacing')?.attributes.before ?? 0)
  const runs = runsOf(paragraph)
    .filter(hasText)
    .map(run => childNamed(run, 'rPr'))
  const isBold = runs.length > 0 && runs.every(run => isOn(childNamed(run, 'b')))
  const [first] = runs
  const size = Number(childNamed(first, 'sz')?.attributes.val ?? usualSize)
  const color = childNamed(first, 'color')?.attributes.val ?? ''
  const isCapital =
    isOn(childNamed(first, 'caps')) || isOn(childNamed(first, 'smallCaps')) || !/\p{Ll}/u.test(text)
  const isHeadingStyle = /^(?:heading|kop|titre|überschrift)/i.test(style)
  return {
    text,
    look: [style, isBold, size, color, isCapital, before >= muchSpace].join(' '),
    size,
    standsOut: isHeadingStyle || size > usualSize || isCapital || (isBold && before >= muchSpace),
  }
}

/** Stands below a heading, as in Markdown. */
const rule = '---'

/** The lines with a rule below those that are headings by the look of their paragraphs. */
export const withHeadingRules = (lines: readonly string[], looked: readonly LookedLine[]): string[] => {
  const isHeading = headingsAmong(looked, usualSize)
  const headings = new Set(looked.filter(isHeading).map(({ text }) => text))
  return lines.flatMap((line, at) => (headings.has(line) && lines[at + 1] !== rule ? [line, rule] : [line]))
}
