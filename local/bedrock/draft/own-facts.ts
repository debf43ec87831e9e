import { sameSkillKey } from '../../../shared/domain/fit-evidence/same-skill.ts'
import { bulletsAtMost } from '../../../shared/domain/resume/draft.ts'
import { itemsOf } from '../../../shared/domain/resume/items.ts'
import { type Bullet, bulletsOf } from './bullets.ts'
import { byScore, commonWords, type Match } from './match.ts'
import { plainText } from './plain-text.ts'
import type { FactsRead } from './prompt.ts'

/** The most characters of a name. */
const longestName = 100
const mostSkills = 60
/** The most words of a headline. */
const mostWords = 8

/** One job of the person, and what they did in it. */
export type Work = {
  readonly entry: number
  /** The number of the fact that says title, employer and period. Empty: there is no such fact. */
  readonly headFacts: readonly number[]
  readonly title: string
  readonly company: string
  readonly duration: string
  readonly isCurrent: boolean
  readonly bullets: readonly Bullet[]
}

/**
 * Returns a company's name for use within a sentence, without the full stop of `Ltd.`, which would end the sentence.
 */
export const companyIn = (text: string): string =>
  plainText(text).replace(/(?<=\S),? (?:ltd|plc|inc|llc)\.?$|\.$/i, '')

const untilNow = /\b(?:now|present|current(?:ly)?|date|today|ongoing)\b/i

/**
 * Returns the person's jobs in their own order. In each job, the lines of its description that match best are first.
 */
export const workOf = (
  { work }: FactsRead,
  { scoreOf }: Pick<Match, 'scoreOf'>,
  mostBullets = bulletsAtMost,
): Work[] =>
  work.map(({ entry, jobTitle, company, duration, head, lines }) => ({
    entry,
    headFacts: head ? [head.number] : [],
    title: plainText(jobTitle),
    company: companyIn(company),
    duration: plainText(duration),
    isCurrent: untilNow.test(duration),
    bullets: byScore(bulletsOf(lines), ({ text }) => scoreOf(text)).slice(0, mostBullets),
  }))

/**
 * Returns the role of the person: a title of theirs that the job names, or else the title that they give themselves.
 */
export const headlineOf = ({ jobTitle }: FactsRead, work: readonly Work[], { names }: Match): string => {
  const titles = [plainText(jobTitle?.text ?? ''), ...work.map(({ title }) => title)].filter(
    title => title !== '',
  )
  const title = titles.find(names) ?? titles[0] ?? ''
  return title.split(/\s+/).slice(0, mostWords).join(' ')
}

const underway = /\b(?:expected|in view|ongoing|present|now|current|undergraduate|till date|student)\b/i

/** Returns the first degree that the person names. `from` is such as ` from the University of Lagos`, or empty. */
export const studyOf = ({ education }: FactsRead) => {
  const found = education.find(({ degree }) => degree.trim() !== '')
  if (!found) return undefined
  const school = plainText(found.school).replace(
    /^(?=(?:university|college|polytechnic|institute|school) of\b)/i,
    'the ',
  )
  return {
    degree: plainText(found.degree),
    isUnderway: underway.test(`${found.year} ${found.degree}`),
    from: school && ` from ${school}`,
    at: school && ` at ${school}`,
    facts: [found.head.number],
  }
}

/** Returns the items of a list as people type lists, without markup. */
export const namesIn = (text: string): string[] =>
  itemsOf(text)
    .map(item => plainText(item).replace(/^[-–*.\s]+|[.\s]+$/g, ''))
    .filter(item => item !== '' && item.length <= longestName)

/**
 * Returns the person's skills in their own words, each once. Skills that the job asks for come first, and technical
 * skills before soft ones.
 */
export const skillsOf = ({ skills: lists }: FactsRead, { asksFor }: Match): string[] => {
  const names = lists.flatMap(({ text }) => namesIn(text))
  const byKey = Map.groupBy(names, sameSkillKey)
  const skills = [...byKey.values()].flatMap(same => same.slice(0, 1))
  return byScore(skills, skill => (asksFor(skill) ? 1 : 0)).slice(0, mostSkills)
}

/** The numbers of the facts that name any of these skills. */
export const factsNaming = ({ skills: lists }: FactsRead, skills: readonly string[]): number[] =>
  lists.filter(({ text }) => namesIn(text).some(name => skills.includes(name))).map(({ number }) => number)

/** Writes a skill for use within a sentence: `time management`, `Power BI`. */
export const inProse = (skill: string): string =>
  skill
    .toLowerCase()
    .split(/[\s-]+/)
    .every(word => commonWords().skill.has(word))
    ? skill.toLowerCase()
    : skill
