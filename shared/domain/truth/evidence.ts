import type { Facts } from '../../api/truth.ts'
import { type Certificate, certificatesIn } from './certificates.ts'
import { type Dated, datesIn } from './dates.ts'
import { type Degree, degreesIn } from './degrees.ts'
import { type Entry, entriesOf } from './entries.ts'
import type { Figure } from './figure.ts'
import { figuresIn } from './figures.ts'
import { type Average, averagesIn, type Grade, gradesIn } from './grades.ts'
import { countsOf, initialsOf, splitList } from './lists-of-facts.ts'
import { lowered } from './plain.ts'
import { titleWordsOf } from './roles.ts'
import { isItsName, isNamedSkill, skillOf, skillSpansIn } from './skill-names.ts'
import { claimedRoles } from './titles.ts'
import { contentOf, phraseOf, wordsOf } from './words.ts'

/** What the person said, in the forms that what is said of them is compared in. */
export type Evidence = {
  readonly entries: readonly Entry[]
  /** All of it as one phrase: see phraseOf. A stroke stands between what was said apart. */
  readonly phrases: string
  readonly stems: ReadonlySet<string>
  /** The stems of each line of it, to find two words that were said together. */
  readonly lines: readonly ReadonlySet<string>[]
  readonly figures: readonly Figure[]
  readonly dates: readonly Dated[]
  /** Those of what is said of no job: the summary, and statements. */
  readonly proseDates: readonly Dated[]
  readonly titles: readonly ReadonlySet<string>[]
  readonly degrees: readonly Degree[]
  /** The stems of what was studied, and of all that is said of schooling. */
  readonly subjects: ReadonlySet<string>
  readonly grades: readonly Grade[]
  readonly averages: readonly Average[]
  readonly certificates: readonly Certificate[]
  readonly skills: ReadonlySet<string>
  /** Initials of two words and more that stand together: KPI of `key performance indicators`. */
  readonly initials: ReadonlySet<string>
  /** How many of a thing the facts list, by the thing's stem. */
  readonly counts: ReadonlyMap<string, number>
}

const monthsOf = (today: string): number => Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7))
/** Without a clock: the latest year that the facts name, and as long again as a job may last. */
const laterYears = 10

/** People put things down in fragments: `maths club, exam officer since 2021`. */
const fragment = /(?<=[.!?])\s|[\n,;]\s*/

const titlesOf = ({ form }: Facts, prose: readonly string[]): Set<string>[] => {
  const own = [form.jobTitle, ...form.workExperience.map(({ jobTitle }) => jobTitle)]
  const said = prose
    .flatMap(text => text.split(fragment))
    .flatMap(part => {
      const roles = claimedRoles(part, lowered(part), wordsOf(part), true)
      const isTitle = roles.length > 0 && part.length < 60 && !/[.!?]/.test(part)
      return [
        ...roles.map(({ head, words }) => new Set([head, ...words])),
        ...(isTitle ? [titleWordsOf(part)] : []),
      ]
    })
  return [...own.filter(title => title !== '').map(titleWordsOf), ...said]
}

/** Where the list has a thing and its like under one name, only the thing itself is theirs. */
const skillsOf = (text: string, items: readonly string[]): Set<string> => {
  const isTheirs = (skill: string, written: string) => !isNamedSkill(skill) || isItsName(written, skill)
  const listed = items.flatMap(item => {
    const skill = skillOf(item)
    return skill && isTheirs(skill, item) ? [skill] : []
  })
  return new Set([
    ...listed,
    ...skillSpansIn(text).flatMap(({ skill, written }) => (isTheirs(skill, written) ? [skill] : [])),
  ])
}

const evidenceOf = (facts: Facts, today: string | undefined): Evidence => {
  const { form, statements } = facts
  const prose = [form.summary, ...form.workExperience.map(({ description }) => description), ...statements]
  const short = [
    ...splitList(form.technicalSkills),
    ...splitList(form.softSkills),
    ...splitList(form.certifications),
    ...splitList(form.languages),
    ...splitList(form.interests),
  ]
  const said = [
    form.fullName,
    form.jobTitle,
    form.location,
    ...form.workExperience.flatMap(({ jobTitle, company, duration }) => [jobTitle, company, duration]),
    ...form.education.flatMap(({ degree, school, year, gpa }) => [degree, school, year, gpa]),
    ...form.education.map(({ degree, school }) => `${degree} ${school}`),
    ...short,
    ...prose.flatMap(text => text.split('\n')),
  ].filter(text => text.trim() !== '')
  const text = said.join('\n')
  const low = lowered(text)
  const dates = datesIn(low)
  const latest = Math.max(0, ...dates.map(({ year }) => year))
  const now = today === undefined ? (latest + laterYears) * 12 : monthsOf(today)
  const isBusy = (start: number, end: number) => dates.some(date => date.start < end && start < date.end)
  return {
    entries: entriesOf(facts, prose, now),
    phrases: said.map(phraseOf).join('|'),
    stems: new Set(contentOf(text)),
    lines: said.flatMap(line => line.split(/(?<=[.!?;])\s/)).map(line => new Set(contentOf(line))),
    figures: figuresIn(low).filter(({ start, end, measure }) => measure !== 'count' || !isBusy(start, end)),
    dates,
    proseDates: datesIn(lowered([form.summary, ...statements].join('\n'))),
    titles: titlesOf(facts, prose),
    degrees: degreesIn(text, low),
    subjects: new Set([
      ...form.education.flatMap(({ degree, school }) => contentOf(`${degree} ${school}`)),
      ...prose.filter(line => degreesIn(line, lowered(line)).length > 0).flatMap(contentOf),
    ]),
    grades: gradesIn(low),
    averages: [
      ...averagesIn(low),
      ...form.education.flatMap(({ gpa }) => averagesIn(`cgpa ${lowered(gpa).replace(/c?gpa/g, '')}`)),
    ],
    certificates: certificatesIn(text, low),
    skills: skillsOf(text, short),
    initials: initialsOf(said),
    counts: countsOf(facts),
  }
}

// As somebody types, their facts stay the same.
const known = new WeakMap<Facts, { readonly today: string | undefined; readonly evidence: Evidence }>()

/** `today` as YYYY-MM-DD; without it, what goes on counts to ten years after the last year that is named. */
export const evidenceFrom = (facts: Facts, today?: string): Evidence => {
  const before = known.get(facts)
  if (before && before.today === today) return before.evidence
  const evidence = evidenceOf(facts, today)
  known.set(facts, { today, evidence })
  return evidence
}

/** Whether words stand together in what the person said. */
export const isSaid = ({ phrases }: Evidence, text: string): boolean => {
  const phrase = phraseOf(text)
  return phrase !== '' && phrases.includes(phrase)
}
