import type { Section as SectionOf } from '../resume/sections.ts'
import type { Line } from './lines.ts'

type Section = SectionOf<Line>

/** Sections where a driver's licence may be among other things. */
export const besideLicences: ReadonlySet<Section['kind']> = new Set([
  'top',
  'personal',
  'contact',
  'certifications',
  'other',
])

const licenceLine = /^(?:driver['’]?s? |driving )licen[cs]e\b/i
export const isLicence = ({ text }: Line): boolean => licenceLine.test(text)
const bareLicence = /^(?:driver['’]?s? |driving )licen[cs]e:?$/i

/** The lines with a driver's licence in one, whose category stands below its label. */
export const withWholeLicence = (lines: readonly Line[]): Line[] => {
  const at = lines.findIndex(({ text }) => bareLicence.test(text))
  const [label, category] = lines.slice(at, at + 2)
  if (at < 0 || !label || !category || category.text.length > 30) return [...lines]
  return [
    ...lines.slice(0, at),
    { ...label, text: `${label.text}: ${category.text}` },
    ...lines.slice(at + 2),
  ]
}
