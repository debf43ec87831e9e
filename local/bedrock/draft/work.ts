import { bulletsOf } from './bullets.ts'
import { byScore, type Match } from './match.ts'
import { plainText } from './plain-text.ts'
import type { FactsRead } from './prompt.ts'
import type { Worded } from './strong-verb.ts'

/** One job of somebody's, and what they did there. */
export type Work = {
  readonly entry: number
  readonly title: string
  readonly company: string
  readonly duration: string
  readonly isCurrent: boolean
  readonly bullets: readonly Worded[]
}

/** As it is called within a sentence, which the point of `Ltd.` would end. */
export const companyIn = (text: string): string =>
  plainText(text).replace(/(?<=\S),? (?:ltd|plc|inc|llc)\.?$|\.$/i, '')

const untilNow = /\b(?:now|present|current(?:ly)?|date|today|ongoing)\b/i

/** A person's jobs in their own order, each with what its description says, the best matching first. */
export const workOf = ({ form }: FactsRead, { scoreOf }: Match, mostBullets = 5): Work[] =>
  form.workExperience.map(({ jobTitle, company, duration, description }, entry) => ({
    entry,
    title: plainText(jobTitle),
    company: companyIn(company),
    duration: plainText(duration),
    isCurrent: untilNow.test(duration),
    bullets: byScore(bulletsOf(description), ({ text }) => scoreOf(text)).slice(0, mostBullets),
  }))

/** The year that a job began in, as its duration says; undefined where that is not plain. */
export const beganIn = ({ duration }: Work): string | undefined =>
  /^(?:[A-Za-z]{3,9}\.?,? )?((?:19|20)\d\d)\b/.exec(duration)?.[1]
