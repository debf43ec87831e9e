import { roleOf, stemOf, type Term, termsOf } from './terms.ts'
import type { columnsOf } from './text-columns.ts'

/** Texts with a space on each side of a word, so that a search finds whole words. */
export type RankText = {
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

/** The texts of a job that rank it in a search. */
export const rankTextOf = ({ title, company, place, skills }: ReturnType<typeof columnsOf>): RankText => {
  const terms = termsOf(title)
  return {
    role: roleOf(terms),
    title: stemsOf(terms),
    about: stemsOf(termsOf(`${company} ${place} ${skills}`, mostAbout)),
  }
}
