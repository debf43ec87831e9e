import type { columnsOf } from './columns.ts'
import { stemOf } from './stem.ts'
import { roleOf, type Term, termsOf } from './terms.ts'

/** Words with a space on each side, so that one is found as a word, and not within another. */
export type Heads = {
  /** The title in plain words. */
  readonly role: string
  /** Its stems. */
  readonly title: string
  /** The stems of company, places and skills. */
  readonly about: string
}

/** The most words of company, places and skills. */
const mostAbout = 40

const stemsOf = (terms: readonly Term[]): string =>
  ` ${terms.flatMap(({ forms }) => forms[0]?.map(stemOf) ?? []).join(' ')} `

/** What of a job a search is ranked by. */
export const headsOf = ({ title, company, place, skills }: ReturnType<typeof columnsOf>): Heads => {
  const terms = termsOf(title)
  return {
    role: roleOf(terms),
    title: stemsOf(terms),
    about: stemsOf(termsOf(`${company} ${place} ${skills}`, mostAbout)),
  }
}
