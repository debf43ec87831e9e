import type { employmentTypes } from '../../lists.ts'

export type EmploymentType = (typeof employmentTypes)[number]

// In this order: an internship is full-time too, and says so; a contract may be part-time.
const patterns: readonly (readonly [RegExp, EmploymentType])[] = [
  [
    /\b(?:intern(?:ship)?s?|siwes|industrial training|placement student|praktik\w*|werkstudent\w*|working student)\b/i,
    'internship',
  ],
  [/\bvolunt(?:eer\w*|ary)\b/i, 'volunteer'],
  [/\bpart[-_ ]?time\b|\bteilzeit\b/i, 'part-time'],
  [/\b(?:temp|temporary|seasonal|casual|per diem|locum|ad[- ]hoc)\b/i, 'temporary'],
  [
    /\b(?:contract(?:or)?|freelance(?:r)?|consultan(?:cy|t)|fixed[- ]term|independent contractor|outsourced)\b/i,
    'contract',
  ],
  [/\bfull[-_ ]?time\b|\bpermanent\b|\bregular\b|\bvollzeit\b|\bfestanstellung\b/i, 'full-time'],
]

// A title names many things that are no employment: a contract manager, a volunteer coordinator, an internal auditor.
const inTitle: readonly (readonly [RegExp, EmploymentType])[] = [
  [/\b(?:intern(?:ship)?s?|siwes)\b/i, 'internship'],
  [/\bvolunteers?\s*(?:$|[-–,(|])|\(volunteer\)/i, 'volunteer'],
  [/\bpart[- ]?time\b/i, 'part-time'],
  [/\btemporary\b|\blocum\b|\bseasonal\b/i, 'temporary'],
  [
    /[([](?:[^()[\]]*\b)?(?:contract|freelance|fixed[- ]term)\b|\bfreelance\b|[-–|,] ?contract\b|\bcontract (?:staff|role|position)\b|\bconsultancy\b/i,
    'contract',
  ],
  [/\bfull[- ]?time\b/i, 'full-time'],
]

const first = (text: string, among: typeof patterns): EmploymentType | null =>
  among.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** What is offered, by the board's word (`FULL_TIME`, `Permanent`), else by the title; null: not said. */
export const employmentOf = (listing: {
  readonly employment: string
  readonly title: string
}): EmploymentType | null => {
  const said = listing.employment.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  return (said === '' ? null : first(said, patterns)) ?? first(listing.title, inTitle)
}
