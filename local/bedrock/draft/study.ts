import { plainText } from './plain-text.ts'
import type { FactsRead } from './prompt.ts'

export type Study = {
  readonly degree: string
  readonly isUnderway: boolean
  /** ` from the University of Lagos`, or nothing. */
  readonly from: string
  readonly at: string
}

const underway = /\b(?:expected|in view|ongoing|present|now|current|undergraduate|till date|student)\b/i
const withThe = (school: string): string =>
  /^(?:university|college|polytechnic|institute|school) of\b/i.test(school) ? `the ${school}` : school

/** The first thing that somebody studied, where they name it. */
export const studyOf = ({ form }: FactsRead): Study | undefined => {
  const found = form.education.find(({ degree }) => degree.trim() !== '')
  if (!found) return undefined
  const school = withThe(plainText(found.school))
  return {
    degree: plainText(found.degree),
    isUnderway: underway.test(`${found.year} ${found.degree}`),
    from: school && ` from ${school}`,
    at: school && ` at ${school}`,
  }
}
