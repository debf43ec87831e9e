import { timesInTitles } from '../../shared/domain/jobs/roles.ts'
import { type About, type Keyword, keywordOf } from '../jobs/index/keyword.ts'
import { inRole } from '../jobs/index/terms.ts'

/** Under these terms the table lists an alert: a word of a role, or the key of a skill. */
const ofWord = (word: string): string => `word:${word}`
const ofSkill = (skill: string): string => `skill:${skill}`

const wordsIn = (role: string): string[] => role.split(' ').filter(word => word !== '')

/** The word of a keyword that the fewest titles have. A job that matches must have it, so one word is enough. */
const rarestOf = ({ terms }: Keyword): string | undefined =>
  terms
    .flatMap(term => wordsIn(inRole(term)))
    .toSorted(
      (a, b) => timesInTitles(a) - timesInTitles(b) || b.length - a.length || (a < b ? -1 : a > b ? 1 : 0),
    )[0]

/**
 * The terms of an alert, sorted: for each keyword its rarest word, and itself as a skill. Each job that matches one of
 * the keywords has one of these terms.
 */
export const termsOfAlert = (keywords: readonly string[]): string[] => {
  const terms = keywords
    .map(keywordOf)
    .filter(keyword => keyword.terms.length > 0)
    .flatMap(keyword => {
      const rarest = rarestOf(keyword)
      return [...(rarest === undefined ? [] : [ofWord(rarest)]), ofSkill(keyword.skill)]
    })
  return [...new Set(terms)].toSorted()
}

/** All terms of a job: the words of its title and its company, and its skills. */
export const termsOfJob = ({ role, skills }: About): string[] => [
  ...new Set(wordsIn(role).map(ofWord)),
  ...[...skills].map(ofSkill),
]
