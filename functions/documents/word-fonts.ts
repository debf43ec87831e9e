import type { Measure } from '../../shared/domain/paper/lines.ts'
import type { Face, Family, Look } from '../../shared/domain/paper/looks.ts'
import { colours } from '../../shared/domain/paper/paper.ts'
import widths from './word-widths.json' with { type: 'json' }

// How Word sets a look. Only Word itself knows where its pages end, so a file is set as closely as our own pages would be
// if their letters had the widths of its fonts.

/** Nearly every computer has these fonts, or others of the same widths. They are narrower than ours. */
export const wordFonts: Readonly<Record<Family, string>> = { sans: 'Calibri', serif: 'Cambria' }
const wider = 1.08
/** The height of a line of each font, as a share of the size. Word sets none closer. */
const lineHeights: Readonly<Record<Family, number>> = { sans: 1.221, serif: 1.172 }

/** Word has no weights between. */
export const isBold = ({ weight }: Pick<Face, 'weight'>): boolean =>
  weight === 'semibold' || weight === 'bold'

const wordFace = (face: Face): Face => {
  // Word measures letters in half points.
  const size = Math.floor(face.size * wider * 2) / 2
  return { ...face, size, leading: Math.max(face.leading, size * lineHeights[face.family]) }
}

/** In points: its lines have more space of their own above and below their letters. */
const ownSpace = 6

/**
 * The look for Word. It has no background and no columns: text is copied out of it, and none may be white. A style shows
 * headings in capitals, so that the text itself stays as it is.
 */
export const inWord = (look: Look): Look => {
  const { margin, gap, ground, rail, rule } = look
  const [section, title, body] = [wordFace(look.section), wordFace(look.title), wordFace(look.body)]
  const less = (own: number, set: Face, before: Face): number =>
    Math.max(0, own - (set.leading - before.leading))
  return {
    ...look,
    margin: { ...margin, top: margin.top - ownSpace, bottom: margin.bottom - ownSpace },
    // The letters of two paragraphs are as far apart as in our pages, although the lines are higher.
    gap: {
      section: less(gap.section, section, look.section),
      entry: less(gap.entry, title, look.title),
      line: less(gap.line, body, look.body),
    },
    ground: null,
    rail: null,
    capitals: false,
    // Word draws no short line.
    rule: rule && (rail !== null || rule.width !== 'full') ? { ...rule, width: 'full', thickness: 1 } : rule,
    name: wordFace({ ...look.name, colour: ground ?? look.name.colour }),
    headline: wordFace({ ...look.headline, colour: ground === null ? look.headline.colour : colours.ink }),
    contact: wordFace({ ...look.contact, colour: ground === null ? look.contact.colour : colours.quiet }),
    section,
    title,
    organisation: wordFace(look.organisation),
    aside: wordFace(look.aside),
    body,
  }
}

type Table = ReadonlyMap<string, number>

const tableOf = (row: string): Table => {
  const numbers = row.split(' ')
  return new Map([...widths.letters].map((letter, at) => [letter, Number(numbers[at]) / 1000]))
}
const tablesOf = ({ regular, bold }: { readonly regular: string; readonly bold: string }) => ({
  regular: tableOf(regular),
  bold: tableOf(bold),
})
const tables = { sans: tablesOf(widths.sans), serif: tablesOf(widths.serif) }

/** The width of most letters that the tables lack. */
const usual = 0.53

/** Measures texts as Word sets them. */
export const measureInWord: Measure = (text, face) => {
  const table = tables[face.family][isBold(face) ? 'bold' : 'regular']
  let width = 0
  for (const letter of text.normalize('NFD')) if (!/\p{M}/u.test(letter)) width += table.get(letter) ?? usual
  return width * face.size
}
