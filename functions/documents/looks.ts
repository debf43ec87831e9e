import type { ResumeTemplate } from '../../shared/lists.ts'
import type { Weight } from '../print/new-pdf.ts'
import { colours } from '../print/paper.ts'

/** The look of text. Sizes are in points. `spacing` is the space between letters. */
export type Face = {
  readonly weight: Weight
  readonly size: number
  readonly leading: number
  readonly colour: string
  readonly spacing?: number
}

/** The line below the heading of a section. Its width is that of the text, or in points. */
export type Rule = {
  readonly width: 'full' | number
  readonly thickness: number
  readonly gap: number
  readonly colour: string
}

/** The settings of a template. The same code draws all five. Measures are in points. */
export type Look = {
  readonly margin: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
  readonly centred: boolean
  /** The background of name, headline and contacts, from edge to edge; null: none. */
  readonly ground: string | null
  /** Whether a strip of cloth runs down the left edge. */
  readonly cloth: boolean
  readonly capitals: boolean
  readonly rule: Rule | null
  readonly bullet: string
  readonly bulletColour: string
  /** Space above a section, an entry and a paragraph. */
  readonly gap: { readonly section: number; readonly entry: number; readonly line: number }
  readonly name: Face
  readonly headline: Face
  readonly contact: Face
  readonly section: Face
  readonly title: Face
  readonly aside: Face
  readonly body: Face
}

const { ink, quiet, brand, indigo, ginger, paleGinger, paleIndigo, paper, line } = colours

const professional: Look = {
  margin: { left: 58, right: 58, top: 54, bottom: 56 },
  centred: false,
  ground: null,
  cloth: false,
  capitals: false,
  rule: { width: 'full', thickness: 0.8, gap: 3, colour: ink },
  bullet: '–',
  bulletColour: brand,
  gap: { section: 17, entry: 9, line: 3 },
  name: { weight: 'bold', size: 25, leading: 32, colour: ink, spacing: -0.5 },
  headline: { weight: 'semibold', size: 12, leading: 18, colour: brand },
  contact: { weight: 'regular', size: 9.5, leading: 15, colour: quiet },
  section: { weight: 'semibold', size: 11.5, leading: 16, colour: ink },
  title: { weight: 'semibold', size: 10.5, leading: 15.5, colour: ink },
  aside: { weight: 'regular', size: 10, leading: 15.5, colour: quiet },
  body: { weight: 'regular', size: 10, leading: 15, colour: ink },
}

const minimalist: Look = {
  ...professional,
  margin: { left: 76, right: 76, top: 76, bottom: 68 },
  rule: null,
  bulletColour: quiet,
  gap: { section: 25, entry: 11, line: 3.5 },
  name: { weight: 'regular', size: 24, leading: 31, colour: ink, spacing: -0.4 },
  headline: { weight: 'regular', size: 11.5, leading: 18, colour: quiet },
  section: { weight: 'semibold', size: 9.5, leading: 18, colour: quiet },
  title: { ...professional.title, size: 10 },
  aside: { ...professional.aside, size: 9.5 },
  body: { ...professional.body, size: 9.75, leading: 15.5 },
}

const bold: Look = {
  ...professional,
  margin: { left: 54, right: 54, top: 44, bottom: 54 },
  ground: indigo,
  rule: { width: 26, thickness: 3, gap: 4, colour: ginger },
  bullet: '•',
  bulletColour: indigo,
  gap: { section: 18, entry: 10, line: 3 },
  name: { weight: 'bold', size: 33, leading: 40, colour: paper, spacing: -0.9 },
  headline: { weight: 'semibold', size: 13, leading: 20, colour: paleGinger },
  contact: { ...professional.contact, leading: 16, colour: paleIndigo },
  section: { weight: 'bold', size: 15, leading: 20, colour: indigo, spacing: -0.2 },
  title: { ...professional.title, weight: 'bold', size: 11 },
}

const executive: Look = {
  ...professional,
  margin: { left: 82, right: 82, top: 70, bottom: 66 },
  centred: true,
  capitals: true,
  rule: { width: 'full', thickness: 0.6, gap: 5, colour: quiet },
  bullet: '•',
  bulletColour: quiet,
  gap: { section: 22, entry: 11, line: 3.5 },
  name: { weight: 'regular', size: 27, leading: 36, colour: ink, spacing: 0.6 },
  headline: { weight: 'regular', size: 11.5, leading: 19, colour: quiet, spacing: 0.3 },
  // With spacing over a tenth of the size, programs that read the file take each letter for a word.
  section: { weight: 'semibold', size: 9.5, leading: 14, colour: ink, spacing: 0.75 },
}

const loom: Look = {
  ...professional,
  margin: { left: 78, right: 56, top: 58, bottom: 58 },
  cloth: true,
  rule: { width: 'full', thickness: 0.6, gap: 3, colour: line },
  bullet: '•',
  bulletColour: ginger,
  gap: { section: 19, entry: 10, line: 3 },
  name: { weight: 'bold', size: 27, leading: 34, colour: indigo, spacing: -0.6 },
  section: { weight: 'bold', size: 12, leading: 17, colour: indigo },
}

export const looks: Record<ResumeTemplate, Look> = { minimalist, bold, professional, executive, loom }

const closer = (face: Face, share: number): Face => ({ ...face, leading: face.leading * (0.6 + 0.4 * share) })

/** The look with less space. `share` 1 changes nothing. Sizes of letters stay. */
export const tightened = (look: Look, share: number): Look => ({
  ...look,
  margin: { ...look.margin, top: look.margin.top * share, bottom: look.margin.bottom * share },
  gap: {
    section: look.gap.section * share,
    entry: look.gap.entry * share,
    line: look.gap.line * share,
  },
  section: closer(look.section, share),
  title: closer(look.title, share),
  aside: closer(look.aside, share),
  body: closer(look.body, share),
})

/** The look without a background, for Word: no text is white, because text is copied out of a document. */
export const onPaper = (look: Look): Look =>
  look.ground === null
    ? look
    : {
        ...look,
        ground: null,
        name: { ...look.name, colour: look.ground },
        headline: { ...look.headline, colour: ink },
        contact: { ...look.contact, colour: quiet },
      }
