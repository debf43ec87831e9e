import type { Facts } from '../../api/truth.ts'
import { type Certificate, certificatesIn } from './certificates.ts'
import { type Dated, datesIn, isOpenEnded, type Stretch, stretchOf } from './dates.ts'
import { type Average, averagesIn, type Degree, degreesIn, type Grade, gradesIn } from './degrees.ts'
import { type Figure, figuresIn } from './figures.ts'
import { lowered } from './plain.ts'
import { titleWordsOf } from './roles.ts'
import { isItsName, isNamedSkill, skillOf, skillSpansIn } from './skill-names.ts'
import { claimedRoles } from './titles.ts'
import { contentOf, phraseOf, stemOf, wordsOf } from './words.ts'

/** One job or school of the facts. */
export type Entry = {
  readonly isWork: boolean
  readonly organisation: string
  readonly title: ReadonlySet<string>
  readonly dates: readonly Dated[]
  readonly hasEnd: boolean
  readonly stretch: Stretch | null
}

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

const splitList = (text: string): string[] =>
  text
    .split(/[,;\n|•·]/)
    .map(item => item.trim())
    .filter(item => item !== '')

const monthsOf = (today: string): number => Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7))
/** Without a clock: the latest year that the facts name, and as long again as a job may last. */
const laterYears = 10

const initialsOf = (lines: readonly string[]): Set<string> => {
  const found = new Set<string>()
  for (const line of lines) {
    const words = (phraseOf(line).match(/\S+/g) ?? []).slice(0, 2000)
    for (let at = 0; at < words.length; at += 1) {
      let all = words[at]?.[0] ?? ''
      let some = all
      for (let next = at + 1; next < Math.min(words.length, at + 7); next += 1) {
        const word = words[next] ?? ''
        all += word[0]
        if (!/^(?:of|and|the|for|in|to|de)$/.test(word)) some += word[0]
        if (all.length >= 3) found.add(all)
        if (some.length >= 3) found.add(some)
      }
    }
  }
  return found
}

const countsOf = ({ form }: Facts): Map<string, number> => {
  const put = (words: string, count: number): [string, number][] =>
    words.split(' ').map(word => [stemOf(word), count])
  return new Map([
    ...put('languages tongues langues', splitList(form.languages).length),
    ...put('certifications certificates qualifications', splitList(form.certifications).length),
    ...put(
      'roles jobs positions employers companies organisations organizations firms',
      form.workExperience.length,
    ),
    ...put('degrees schools institutions', form.education.length),
    ...put('skills', splitList(form.technicalSkills).length + splitList(form.softSkills).length),
    ...put('tools technologies', splitList(form.technicalSkills).length),
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
  const mentionsOf = (organisation: string): Dated[] =>
    organisation === ''
      ? []
      : prose
          .flatMap(line => line.split(/(?<=[.!?])\s|\n/))
          .filter(line => phraseOf(line).includes(phraseOf(organisation)))
          .flatMap(line => datesIn(lowered(line)))
  const entry = (
    organisation: string,
    title: string,
    when: string,
    description: string,
    isWork: boolean,
  ): Entry => {
    const duration = lowered(when)
    const stretch = stretchOf(duration, now)
    return {
      isWork,
      organisation,
      title: titleWordsOf(title),
      dates: [...datesIn(duration), ...datesIn(lowered(description)), ...mentionsOf(organisation)],
      hasEnd: !isOpenEnded(duration) && datesIn(duration).length > 1,
      stretch,
    }
  }
  const skillSpans = skillSpansIn(text)
  const skills = new Set(
    skillSpans.flatMap(({ skill, written }) =>
      isNamedSkill(skill) && !isItsName(written, skill) ? [] : [skill],
    ),
  )
  for (const item of short) {
    const skill = skillOf(item)
    if (skill && (!isNamedSkill(skill) || isItsName(item, skill))) skills.add(skill)
  }
  const ownTitles = [form.jobTitle, ...form.workExperience.map(({ jobTitle }) => jobTitle)].filter(
    title => title !== '',
  )
  // People put things down in fragments: `maths club, exam officer since 2021`.
  const saidRoles = prose.flatMap(line =>
    line.split(/(?<=[.!?])\s|[\n,;]\s*/).flatMap(sentence => {
      const isTitle = sentence.length < 60 && !/[.!?]/.test(sentence)
      const roles = claimedRoles(sentence, lowered(sentence), wordsOf(sentence)).map(
        ({ head, words }) => new Set([head, ...words]),
      )
      return isTitle && roles.length > 0 ? [...roles, titleWordsOf(sentence)] : roles
    }),
  )
  const isBusy = (start: number, end: number) => dates.some(date => date.start < end && start < date.end)
  return {
    entries: [
      ...form.workExperience.map(work =>
        entry(work.company, work.jobTitle, work.duration, work.description, true),
      ),
      ...form.education.map(({ school, degree, year }) => entry(school, degree, year, '', false)),
    ],
    phrases: said.map(phraseOf).join('|'),
    stems: new Set(contentOf(text)),
    lines: said.flatMap(line => line.split(/(?<=[.!?;])\s/)).map(line => new Set(contentOf(line))),
    figures: figuresIn(low).filter(({ start, end, measure }) => measure !== 'count' || !isBusy(start, end)),
    dates,
    titles: [...ownTitles.map(titleWordsOf), ...saidRoles],
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
    skills,
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
