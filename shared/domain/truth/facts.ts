import type { Facts } from '../../api/truth.ts'
import { datesIn, monthRangeOf, openEndIn } from '../resume/dates.ts'
import { itemsOf } from '../resume/items.ts'
import { certificatesIn } from './certificates.ts'
import { comparedFactsOf } from './compared-facts.ts'
import { averagesIn, degreesIn, gradesIn, ofEducation } from './degrees.ts'
import { monthsIn } from './lengths.ts'
import { figuresIn } from './numbers.ts'
import { lowered } from './plain-text.ts'
import type { Entry, Evidence } from './reading.ts'
import { rolesIn, titleWordsOf } from './roles.ts'
import { overlaps } from './sentences.ts'
import { skillsOfFacts } from './skills.ts'
import { claimedRoles, isActing, isWish } from './titles.ts'
import { isVerbForm } from './word-forms.ts'
import { contentOf, phraseOf, phraseWords, stemOf, wordsOf } from './words.ts'

// Reads what the person said of themselves once, into the forms that every rule compares with.

/** People also put strokes and points between the items of a list. */
const listOf = (text: string): string[] => itemsOf(text.replace(/[|·]/g, ','))

const sentenceEnd = /(?<=[.!?])\s|\n/
/** People put things down in fragments: `maths club, exam officer since 2021`. */
const fragmentEnd = /(?<=[.!?])\s|[\n,;]\s*/

const yearAndVerb = /^((?:19|20)\d\d) (\p{L}+)/u
/** `2023 held a thief` begins with a date, and `2000 customers served` with a number. */
const datesOf = (text: string) =>
  text.split('\n').flatMap(line => {
    const low = lowered(line)
    return datesIn(isVerbForm(yearAndVerb.exec(low)?.[2] ?? '') ? `in ${low}` : low)
  })

/** `since 2015`, and `2015 -`: it goes on. */
const hasNoEnd = /^\s*(?:since|from)\b|-\s*$/
const yearOnly = 11

/** When a job was, and the fewest months that this may mean. `now` in months since year 0: the end of what goes on. */
const timeOf = (duration: string, now: number | null, latest: number): Pick<Entry, 'period' | 'shortest'> => {
  const when = lowered(duration)
  const dates = datesIn(when)
  const isOpen = openEndIn.test(when) || (dates.length === 1 && hasNoEnd.test(when))
  const range = monthRangeOf(isOpen ? `${when} to now` : when, now ?? latest)
  const [stated] = figuresIn(when).flatMap(figure => monthsIn(figure, when) ?? [])
  // `6 months, 2017`
  if (stated !== undefined && !isOpen)
    return { period: { from: range?.from ?? 0, to: (range?.from ?? 0) + stated }, shortest: stated }
  if (!range) return { period: null, shortest: 0 }
  const open = now === null && isOpen ? Infinity : 0
  const vague = dates.filter(({ month }) => month === null).length * yearOnly
  return { period: range, shortest: Math.max(0, range.to - range.from - vague - open) }
}

const entriesOf = (
  { form }: Facts,
  prose: readonly string[],
  timeOfEntry: (duration: string) => Pick<Entry, 'period' | 'shortest'>,
): Entry[] => {
  const sentences = prose.flatMap(text => text.split(sentenceEnd))
  const entry = (
    organisation: string,
    place: string,
    title: string,
    duration: string,
    description?: string,
  ): Entry => {
    const when = lowered(duration)
    const said = datesIn(when)
    const aboutIt =
      organisation === '' ? [] : sentences.filter(line => phraseOf(line).includes(phraseOf(organisation)))
    return {
      isWork: description !== undefined,
      organisation,
      place,
      title: titleWordsOf(title),
      dates: [...said, ...[description ?? '', ...aboutIt].flatMap(datesOf)],
      hasEnd: !openEndIn.test(when) && said.length > 1,
      ...timeOfEntry(duration),
    }
  }
  return [
    ...form.workExperience.map(({ company, place, jobTitle, duration, description }) =>
      entry(company, place, jobTitle, duration, description),
    ),
    ...form.education.map(({ school, degree, year }) => entry(school, '', degree, year)),
  ]
}

/** `chief accountant approves`: it is somebody else. */
const deedOfOther =
  /^ (?:approves?|signs?|checks?|decides?|gives?|pays?|says|is|was|has|had|travels?|travelled|comes?|came|goes|went|left|leaves|does|did)\b/

/** `when the manager travelled I acted for him` */
const actedFor = /\b(?:acted|st(?:oo|an)d in|filled in|covered|deputi[sz]ed)(?: \w+)? for\b|\bin place of\b/i

const titlesOf = ({ form }: Facts, prose: readonly string[]): Set<string>[] => {
  const own = [form.jobTitle, ...form.workExperience.map(({ jobTitle }) => jobTitle)]
  const said = prose
    .flatMap(text => text.split(fragmentEnd))
    .flatMap(part => {
      const low = lowered(part)
      const roles = claimedRoles(part, low, wordsOf(part), true).filter(
        ({ start, end }) => !isWish(low, start) && !deedOfOther.test(low.slice(end)),
      )
      const isTitle = roles.length > 0 && part.length < 60 && !/[.!?]/.test(part)
      return [
        ...roles.map(
          ({ head, words, start }) => new Set([head, ...words, ...(isActing(low, start) ? ['acting'] : [])]),
        ),
        ...(isTitle && !roles.some(({ start }) => isActing(low, start)) ? [titleWordsOf(part)] : []),
      ]
    })
  const acted = prose
    .flatMap(text => text.split(sentenceEnd))
    .filter(line => actedFor.test(line))
    .flatMap(line => rolesIn(line, wordsOf(line)))
    .map(({ head, words }) => new Set([head, ...words, 'acting']))
  return [...own.filter(title => title !== '').map(titleWordsOf), ...said, ...acted]
}

const joint = /^(?:of|and|the|for|in|to|de)$/

/** See Evidence. A text has them with its small words and without. */
const initialsOf = (lines: readonly string[]): Set<string> => {
  const found = new Set<string>()
  for (const line of lines) {
    const words = phraseWords(line).slice(0, 2000)
    words.forEach((first, at) => {
      let all = first[0] ?? ''
      let some = all
      for (const word of words.slice(at + 1, at + 7)) {
        all += word[0]
        if (!joint.test(word)) some += word[0]
        if (all.length >= 3) found.add(all)
        if (some.length >= 3) found.add(some)
      }
    })
  }
  return found
}

const countsOf = ({ form }: Facts): Map<string, number> => {
  const technical = listOf(form.technicalSkills).length
  const counts: readonly (readonly [string, number])[] = [
    ['languages tongues langues', listOf(form.languages).length],
    ['certifications certificates qualifications', listOf(form.certifications).length],
    ['roles jobs positions', form.workExperience.length],
    [
      'employers companies organisations organizations firms offices hospitals clinics hotels bakeries workplaces',
      new Set(form.workExperience.map(({ company }) => phraseOf(company))).size,
    ],
    ['degrees schools institutions', form.education.length],
    ['skills', technical + listOf(form.softSkills).length],
    ['tools technologies', technical],
  ]
  return new Map(
    counts.flatMap(([words, count]) => words.split(' ').map(word => [stemOf(word), count] as const)),
  )
}

const monthsOf = (today: string): number => Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7))
/** Without a clock, what goes on ends this many years after the latest year that the facts name. */
const laterYears = 10

const readFacts = (facts: Facts, today: string | undefined): Evidence => {
  const { form, statements } = facts
  const { workExperience, education } = form
  const prose = [form.summary, ...workExperience.map(({ description }) => description), ...statements]
  const items = [form.technicalSkills, form.softSkills, form.languages, form.interests].flatMap(listOf)
  // `Responsive Web Design` among the certificates is a certificate.
  const certificates = [form.certifications, form.licences]
    .flatMap(listOf)
    .map(item => `certificate: ${item}`)
  const said = [
    form.fullName,
    form.jobTitle,
    form.location,
    ...workExperience.flatMap(({ jobTitle, company, place, duration }) => [
      jobTitle,
      company,
      place,
      duration,
    ]),
    ...education.flatMap(({ degree, school, year, gpa }) => [degree, school, year, gpa]),
    ...education.map(({ degree, school }) => `${degree} ${school}`),
    ...items,
    ...certificates,
    ...prose.flatMap(text => text.split('\n')),
  ].filter(text => text.trim() !== '')
  const text = said.join('\n')
  const low = lowered(text)
  const dates = datesIn(low)
  const latest = Math.max(0, ...dates.map(({ year }) => year))
  const now = today === undefined ? null : monthsOf(today)
  const entries = entriesOf(facts, prose, duration => timeOf(duration, now, (latest + laterYears) * 12))
  const degrees = degreesIn(text, low)
  const gpas = education.map(({ gpa }) => `cgpa ${lowered(gpa).replace(/c?gpa/g, '')}`)
  return {
    entries,
    phrases: said.map(phraseOf).join('|'),
    stems: new Set(contentOf(text)),
    lines: said.flatMap(line => line.split(/(?<=[.!?;])\s/)).map(line => new Set(contentOf(line))),
    figures: figuresIn(low).filter(
      figure => figure.measure !== 'count' || !dates.some(date => overlaps(date, figure)),
    ),
    dates: [...dates, ...entries.flatMap(entry => entry.dates)],
    titles: titlesOf(facts, prose),
    degrees,
    subjects: new Set([
      ...(degrees.some(({ key }) => ofEducation.has(key)) ? contentOf('education') : []),
      ...education.flatMap(({ degree, school }) => contentOf(`${degree} ${school}`)),
      ...[...prose, ...certificates]
        .filter(line => degreesIn(line, lowered(line)).length > 0)
        .flatMap(contentOf),
    ]),
    grades: gradesIn(low),
    averages: [low, ...gpas].flatMap(averagesIn),
    certificates: certificatesIn(text, low),
    skills: skillsOfFacts(text, [...items, ...certificates]),
    initials: initialsOf(said),
    counts: countsOf(facts),
    compared: comparedFactsOf(facts),
  }
}

// The facts stay the same while a person types.
const known = new WeakMap<Facts, { readonly today: string | undefined; readonly evidence: Evidence }>()

/** `today` as YYYY-MM-DD. Without it, what goes on ends ten years after the latest year that the facts name. */
export const evidenceFrom = (facts: Facts, today?: string): Evidence => {
  const before = known.get(facts)
  if (before && before.today === today) return before.evidence
  const evidence = readFacts(facts, today)
  known.set(facts, { today, evidence })
  return evidence
}
