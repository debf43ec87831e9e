import { buffer } from 'node:stream/consumers'
import type { Weight } from '../../shared/domain/paper/looks.ts'
import { a4 } from '../../shared/domain/paper/paper.ts'
import { fontOf } from '../print/fonts.ts'
import { newPdf, type Pdf } from '../print/new-pdf.ts'
import { sansFonts } from '../print/sans-fonts.ts'

export type Drawn = {
  readonly text: string
  readonly size?: number
  readonly weight?: Weight
  /** Drawn at the right edge of the first line. */
  readonly aside?: string
  readonly bullet?: boolean
  /** The space above, in points. */
  readonly space?: number
}

type Column = {
  readonly left: number
  readonly width: number
  readonly top: number
  readonly lines: readonly Drawn[]
}

const margin = 60

export const sans = (weight: Weight): string => fontOf({ family: 'sans', weight })

/** Draws a column. Lines that do not fit go to the next page, at the same margins. */
const pagesOf = (pdf: Pdf, { left, width: whole, top, lines }: Column): (() => void)[][] => {
  const pages: (() => void)[][] = [[]]
  let y = top
  for (const { text, size = 10, weight = 'regular', aside, bullet, space = 0 } of lines) {
    const indent = bullet ? 12 : 0
    const width = whole - indent - (aside ? 120 : 0)
    const height = pdf.font(sans(weight), size).heightOfString(text, { width })
    y += space
    if (y + height > a4.height - margin) {
      pages.push([])
      y = margin
    }
    const at = y
    pages.at(-1)?.push(() => {
      pdf.font(sans(weight), size)
      if (bullet) pdf.text('•', left, at, { lineBreak: false })
      pdf.text(text, left + indent, at, { width })
      if (aside) pdf.text(aside, left, at, { width: whole, align: 'right' })
    })
    y += height + 3
  }
  return pages
}

/** A PDF with columns of text, as resume programs make them. `onPage` also draws on each page, counted from 1. */
export const sheet = async (
  columns: readonly Column[],
  onPage?: (pdf: Pdf, page: number) => void,
): Promise<Buffer> => {
  const pdf = newPdf({ title: 'Resume', author: 'Somebody', fonts: sansFonts() })
  const drawn = columns.map(column => pagesOf(pdf, column))
  for (let page = 0; page < Math.max(...drawn.map(pages => pages.length)); page += 1) {
    if (page > 0) pdf.addPage()
    for (const pages of drawn) for (const draw of pages[page] ?? []) draw()
    onPage?.(pdf, page + 1)
  }
  pdf.end()
  return buffer(pdf)
}

const heading = (text: string): Drawn => ({ text, size: 12, weight: 'bold', space: 12 })
const points = (...texts: string[]): Drawn[] => texts.map(text => ({ text, bullet: true }))

/** Parts of a resume for the columns. */
export const parts = {
  name: { text: 'Ọláyínká Ṣẹ̀gun Ńnéka', size: 22, weight: 'bold' },
  title: { text: 'Operations Manager', size: 12 },
  contact: [
    heading('CONTACT'),
    { text: '0803 555 0142' },
    { text: 'segun@example.com' },
    { text: 'Ìbàdàn, Oyo State' },
    { text: 'linkedin.com/in/segun' },
  ],
  skills: [heading('SKILLS'), ...points('Route planning', 'Excel', 'SQL', 'Negotiation', 'Fleet costs')],
  languages: [heading('LANGUAGES'), ...points('Yoruba', 'English', 'Hausa')],
  summary: [
    heading('PROFILE'),
    {
      text: 'Operations manager with nine years in freight and retail supply across the south-west. Builds the plan of the day, finds late trucks early and writes the report that people read.',
    },
  ],
  work: [
    heading('WORK EXPERIENCE'),
    { text: 'Operations Manager', weight: 'bold', aside: 'Mar 2020 – Present' },
    { text: 'Gani Haulage Ltd, Ìbàdàn' },
    ...points(
      'Cut late deliveries from 18% to 11% in eight months by moving the plan of loading to the evening before',
      'Saved ₦420,000 of fuel in the first quarter',
    ),
    { text: 'Dispatch Officer', weight: 'bold', aside: 'Jan 2015 – Feb 2020', space: 8 },
    { text: 'Ɗanƙwai Stores, Kano' },
    ...points('Sent out forty vans a day and kept the papers of each of them in order for the auditors'),
  ],
  education: [
    heading('EDUCATION'),
    { text: 'B.Sc. Economics', weight: 'bold', aside: '2010 – 2014' },
    { text: 'University of Ibadan' },
    { text: 'Second Class Upper' },
  ],
} as const satisfies Record<string, Drawn | readonly Drawn[]>
