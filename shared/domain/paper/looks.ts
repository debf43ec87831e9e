import type { ResumeTemplate } from '../../lists.ts'
import { colours } from './paper.ts'

export type Weight = 'regular' | 'medium' | 'semibold' | 'bold'
export type Family = 'sans' | 'serif'

// What programs that read resumes look for decides some of it. A name and a heading are bold, and a heading stands in
// capitals. An employer is bold, and a title, which is larger, is not: that is how they are told apart. Between two
// entries is at least half again the distance of two lines of an entry.

/** The look of text. Sizes are in points. `spacing` is the space between letters. */
export type Face = {
  readonly family: Family
  readonly weight: Weight
  readonly size: number
  readonly leading: number
  readonly colour: string
  readonly spacing?: number
}

/** The line at the heading of a section. Its width is that of the text, or in points. */
export type Rule = {
  readonly width: 'full' | number
  readonly thickness: number
  readonly gap: number
  readonly colour: string
}

/** The settings of a template. The same code draws all seven. Measures are in points. */
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
  /** Whether headings are written in capitals. */
  readonly capitals: boolean
  /**
   * The width of a column at the left that has the dates of entries, each on the line of its title, and a bar beside each
   * heading. null: dates stand at the right.
   */
  readonly rail: number | null
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
  /** The employer or the school. */
  readonly organisation: Face
  readonly aside: Face
  readonly body: Face
}

const { ink, quiet, brand, indigo, ginger, paleGinger, paleIndigo, paper, line } = colours

const inSerif = <T extends Face>(face: T): T => ({ ...face, family: 'serif' })

/** One column without serifs. */
const minimalist: Look = {
  margin: { left: 62, right: 62, top: 56, bottom: 56 },
  centred: false,
  ground: null,
  cloth: false,
  capitals: true,
  rail: null,
  rule: null,
  bullet: '•',
  bulletColour: quiet,
  gap: { section: 19, entry: 11, line: 2.5 },
  name: { family: 'sans', weight: 'semibold', size: 23, leading: 30, colour: ink, spacing: -0.4 },
  headline: { family: 'sans', weight: 'regular', size: 11.5, leading: 17, colour: quiet },
  contact: { family: 'sans', weight: 'regular', size: 9.5, leading: 14.5, colour: quiet },
  // With spacing over a tenth of the size, programs that read the file take each letter for a word.
  section: { family: 'sans', weight: 'semibold', size: 9.25, leading: 17, colour: ink, spacing: 0.7 },
  title: { family: 'sans', weight: 'medium', size: 10.75, leading: 15, colour: ink },
  organisation: { family: 'sans', weight: 'semibold', size: 9.5, leading: 14.25, colour: quiet },
  aside: { family: 'sans', weight: 'regular', size: 9.5, leading: 14.25, colour: quiet },
  body: { family: 'sans', weight: 'regular', size: 9.75, leading: 14.25, colour: ink },
}

/** One column with serifs. */
const professional: Look = {
  ...minimalist,
  margin: { left: 60, right: 60, top: 52, bottom: 54 },
  rule: { width: 'full', thickness: 0.7, gap: 2, colour: ink },
  gap: { section: 16, entry: 11, line: 2.5 },
  name: { ...inSerif(minimalist.name), size: 25, leading: 32, spacing: -0.3 },
  headline: { ...inSerif(minimalist.headline), colour: brand },
  contact: inSerif(minimalist.contact),
  section: { ...inSerif(minimalist.section), size: 9.5, leading: 15, spacing: 0.75 },
  title: inSerif(minimalist.title),
  organisation: inSerif(minimalist.organisation),
  aside: inSerif(minimalist.aside),
  body: inSerif(minimalist.body),
}

/** Two columns: dates at the left, all else at the right, below a name on a dark ground. */
const bold: Look = {
  ...minimalist,
  margin: { left: 44, right: 48, top: 40, bottom: 50 },
  ground: indigo,
  rail: 114,
  rule: { width: 'full', thickness: 3.5, gap: 2, colour: ginger },
  bulletColour: indigo,
  gap: { section: 17, entry: 11, line: 2.5 },
  name: { ...minimalist.name, weight: 'bold', size: 31, leading: 38, colour: paper, spacing: -0.8 },
  headline: { ...minimalist.headline, weight: 'medium', size: 12.5, leading: 19, colour: paleGinger },
  contact: { ...minimalist.contact, leading: 15.5, colour: paleIndigo },
  section: { ...minimalist.section, weight: 'bold', size: 9.25, leading: 15, colour: indigo, spacing: 0.5 },
  title: { ...minimalist.title, size: 11, colour: indigo },
}

/** Dense, for long careers. */
const executive: Look = {
  ...professional,
  margin: { left: 50, right: 50, top: 44, bottom: 46 },
  centred: true,
  rule: { width: 'full', thickness: 0.5, gap: 2.5, colour: quiet },
  gap: { section: 12, entry: 8, line: 1.25 },
  name: { ...professional.name, size: 24, leading: 30, spacing: 0.4 },
  headline: { ...professional.headline, size: 10.5, leading: 15, colour: quiet },
  contact: { ...professional.contact, size: 9.5, leading: 13 },
  section: { ...professional.section, size: 9.25, leading: 13 },
  title: { ...professional.title, size: 10.5, leading: 13.25 },
  organisation: { ...professional.organisation, size: 9.5, leading: 12.75 },
  aside: { ...professional.aside, size: 9.5, leading: 12.75 },
  body: { ...professional.body, size: 9.5, leading: 12.5 },
}

/** Roomy, because who looks for a first job has little to say yet. Studies and service come first. */
const firstJob: Look = {
  ...minimalist,
  margin: { left: 66, right: 66, top: 60, bottom: 60 },
  rule: { width: 30, thickness: 2.5, gap: 3, colour: ginger },
  bulletColour: ginger,
  gap: { section: 23, entry: 14, line: 4 },
  name: { ...minimalist.name, weight: 'bold', size: 28, leading: 35, colour: ink, spacing: -0.7 },
  headline: { ...minimalist.headline, weight: 'medium', size: 12, leading: 18, colour: brand },
  contact: { ...minimalist.contact, size: 10, leading: 16 },
  section: { ...minimalist.section, weight: 'bold', size: 10.5, leading: 16, colour: brand, spacing: 0.6 },
  title: { ...minimalist.title, size: 11.75, leading: 16.5 },
  organisation: { ...minimalist.organisation, size: 10, leading: 15.75 },
  aside: { ...minimalist.aside, size: 10, leading: 15.75 },
  body: { ...minimalist.body, size: 10.5, leading: 16 },
}

/** Plain and strong. Licences, certificates and skills come first. */
const trade: Look = {
  ...minimalist,
  margin: { left: 56, right: 56, top: 52, bottom: 54 },
  rule: { width: 'full', thickness: 2, gap: 2, colour: ink },
  bulletColour: ink,
  gap: { section: 19, entry: 12.5, line: 3 },
  name: { ...minimalist.name, weight: 'bold', size: 28, leading: 34, spacing: -0.6 },
  headline: { ...minimalist.headline, weight: 'medium', size: 12.5, leading: 19, colour: ink },
  contact: { ...minimalist.contact, weight: 'medium', size: 10, leading: 16, colour: ink },
  section: { ...minimalist.section, weight: 'bold', size: 10.5, leading: 15, spacing: 0.6 },
  title: { ...minimalist.title, size: 11.25, leading: 15.75 },
  organisation: { ...minimalist.organisation, size: 10, leading: 15 },
  aside: { ...minimalist.aside, size: 10, leading: 15, colour: ink },
  body: { ...minimalist.body, size: 10.25, leading: 15.25 },
}

/** With a strip of the app's cloth. */
const loom: Look = {
  ...minimalist,
  margin: { left: 78, right: 56, top: 56, bottom: 56 },
  cloth: true,
  rule: { width: 'full', thickness: 0.6, gap: 3, colour: line },
  bulletColour: ginger,
  gap: { section: 19, entry: 12.5, line: 3 },
  name: { ...minimalist.name, weight: 'bold', size: 27, leading: 34, colour: indigo, spacing: -0.6 },
  headline: { ...minimalist.headline, weight: 'medium', size: 12, leading: 18, colour: brand },
  section: { ...minimalist.section, weight: 'bold', size: 10, leading: 16, colour: indigo, spacing: 0.7 },
  title: { ...minimalist.title, size: 11, leading: 15.5 },
  organisation: { ...minimalist.organisation, size: 10, leading: 14.75 },
  aside: { ...minimalist.aside, size: 9.75, leading: 14.75 },
  body: { ...minimalist.body, size: 10, leading: 14.75 },
}

export const looks: Readonly<Record<ResumeTemplate, Look>> = {
  minimalist,
  bold,
  professional,
  'first-job': firstJob,
  trade,
  executive,
  loom,
}
