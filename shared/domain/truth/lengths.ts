import { datesIn, type MonthRange } from '../resume/dates.ts'
import { contentWordsIn } from './deed-words.ts'
import { figuresIn } from './numbers.ts'
import { lowered } from './plain-text.ts'
import type { Entry, Evidence, Figure, Reading } from './reading.ts'
import { titleWordsOf } from './roles.ts'
import { entryNamedIn, hasSeveralSteps, jobsOfSentence } from './sentence-jobs.ts'
import { comparedFactsFor, countSupported } from './supports.ts'
import { contentOf, list, phraseOf, wordsOf } from './words.ts'

// Compares lengths of time (`for three years`, `five weeks`) with the facts. Below a job, a length has to be how long the
// job took, or stand in a fact of the same thing. In other sentences it may also be the sum of several jobs.

const hoursOfMonth = 730
const ofWeeks = /\b(?:weeks?|wks?|fortnights?)$/

/** A length in months. Null: the figure is none, or one of hours and days. */
export const monthsIn = ({ measure, value, start, end }: Figure, low: string): number | null => {
  if (measure === 'months') return value
  return measure === 'hours' && ofWeeks.test(low.slice(start, end)) ? value / hoursOfMonth : null
}

const lengthsIn = (text: string): number[] => {
  const low = lowered(text)
  const [first, second] = figuresIn(low)
  // `9 months out of 12`: three are left.
  const left = first && second && /^ (?:out )?of /.test(low.slice(first.end)) ? second.value - first.value : 0
  return [...figuresIn(low).flatMap(figure => monthsIn(figure, low) ?? []), ...(left > 0 ? [left] : [])]
}
const isSameLength = (a: number, b: number): boolean => Math.abs(a - b) <= 0.1 * Math.max(a, b)

/** A fact with so few words, `five years of experience`, goes with a line in any words. */
const fewWords = 2

/** Whether a fact of the same thing has the length. Null: no fact of the same thing has any length. */
const isLengthOfFact = (months: number, reading: Reading): boolean | null => {
  const content = contentWordsIn(reading.text, reading.words)
  const compared = comparedFactsFor(reading)
  const facts = compared.flatMap(fact => {
    const lengths = fact.kind === 'name' && fact.work !== null ? [] : lengthsIn(fact.text)
    const supported = countSupported(fact, content)
    const isAbout = supported > 0 || contentWordsIn(fact.text).length <= fewWords
    return isAbout && lengths.length > 0
      ? [{ supported, isSaid: lengths.some(length => isSameLength(length, months)) }]
      : []
  })
  const nearest = Math.max(...facts.map(({ supported }) => supported))
  if (facts.some(({ supported, isSaid }) => isSaid && supported >= nearest - 1)) return true
  const isNearest =
    nearest >= Math.max(1, Math.min(fewWords, content.length)) &&
    compared.every(fact => countSupported(fact, content) <= nearest)
  return isNearest ? false : null
}

/** Months that may be missing: three years and ten months are called four years. */
const roundedUp = 3
/** Whoever did something for 34 months may say two years. */
const roundedDown = 12

const monthsOfService = 12
/** National service takes a year, though people write `2018 - 2019`. */
const withinService = (period: MonthRange, title: ReadonlySet<string>): MonthRange =>
  title.has('nysc') || title.has('corps') || title.has('corper')
    ? { from: period.from, to: Math.min(period.to, period.from + monthsOfService) }
    : period

/** Months over which the jobs went. Those at the same time count once. `shortest`: a year alone may be a part of it. */
const monthsOf = (jobs: readonly Entry[]): { readonly shortest: number; readonly longest: number } => {
  const periods = jobs.flatMap(({ period, title }) => (period ? [withinService(period, title)] : []))
  let longest = 0
  let until = 0
  for (const { from, to } of periods.toSorted((a, b) => a.from - b.from)) {
    longest += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return { shortest: Math.min(...jobs.map(({ shortest }) => shortest)), longest }
}

const isLengthOf = ({ bound }: Figure, months: number, jobs: readonly Entry[]): boolean => {
  const { shortest, longest } = monthsOf(jobs)
  // `over five years`
  if (bound === 1) return months <= longest && months >= shortest / 2 - roundedDown
  const isLong = months >= 12
  return months <= longest + (isLong ? roundedUp : 1) && months >= shortest - (isLong ? roundedDown : 1)
}

/** Whether one of two phrases begins with the other: people leave the place of an employer out. */
const beginsAlike = (a: string, b: string): boolean => a !== '' && (a.startsWith(b) || b.startsWith(a))

/** `seven years at Hilltop Lodge` are years of that job alone. */
const jobsBehind = ({ end }: Figure, text: string, { entries }: Evidence): Entry[] => {
  const [clause = ''] = text.slice(end).split(/[,.;]|\band\b/)
  const behind = /\b(?:at|with|for|in) (?:the )?(.+)$/.exec(clause)?.[1]
  const phrase = behind === undefined ? '' : phraseOf(behind)
  return entries.filter(
    ({ organisation, period }) =>
      organisation !== '' && period && beginsAlike(phrase, phraseOf(organisation)),
  )
}

/** Behind these words, the length is that of a deed: `I dressed wounds for four years`. */
const ofDeed =
  /\b(?:for|over|spent|(?:gave|given)(?: [\w'’&-]+){1,5}?)(?: (?:about|almost|nearly|over|more than|some|the (?:last|past)|these))? $/
const ofCareer = /^(?:['’]s?)? ?(?:of|in|as|working|experience)\b/

/** `nine years before I joined Hilltop Lodge` are of the jobs before that. */
const beforeJob =
  /^ before (?:i )?(?:(?:join|mov|com|start|go)(?:ed|ing|ning)? (?:to |at |with )?)?(?:the )?(.+)$/i
const jobsBeforeOther = ({ end }: Figure, text: string, { entries }: Evidence): readonly Entry[] | null => {
  const behind = beforeJob.exec(text.slice(end).split(/[,.;]/)[0] ?? '')?.[1]
  const phrase = behind === undefined ? '' : phraseOf(behind)
  const next = entries.find(
    ({ organisation, period }) =>
      organisation !== '' && period && beginsAlike(phrase, phraseOf(organisation)),
  )
  return next?.period
    ? entries.filter(({ isWork, period }) => isWork && period && period.from < (next.period?.from ?? 0))
    : null
}

/** `I drove trucks for nine years`, of a sentence that goes on. */
const clauseOf = ({ end }: Figure, reading: Reading): Reading => {
  const text = reading.text.slice(0, end)
  return { ...reading, text, low: reading.low.slice(0, end), words: wordsOf(text) }
}

const begun = /\b(?:learn(?:t|ed)?|started|began|begun|since|moved to|introduced|took up|picked up)\b/
/** How long the facts of the same thing say that it goes on, if they say when it began: `learnt Cypress in 2024`. */
const monthsSinceBegun = (reading: Reading): number | null => {
  const content = contentWordsIn(reading.text, reading.words)
  const facts = comparedFactsFor(reading).filter(({ kind }) => kind === 'line')
  const most = Math.max(0, ...facts.map(fact => countSupported(fact, content)))
  const nearest = most === 0 ? [] : facts.filter(fact => countSupported(fact, content) === most)
  const starts = nearest.map(({ text }) =>
    begun.test(lowered(text)) ? datesIn(lowered(text))[0] : undefined,
  )
  const until = Math.max(0, ...reading.evidence.entries.map(({ period }) => period?.to ?? 0))
  const [start] = starts
  return start && starts.every(date => date !== undefined)
    ? until - (start.year * 12 + (start.month ?? 1) - 1)
    : null
}

/** `five years of sales experience` may be of all jobs, even in a line of one. */
const ofExperience = /^['’s]* (?:of )?(?:\w+ ){0,2}experience\b/

/** `a marketing executive in Ikeja for three years`: the job whose title and place stand before the length. */
const jobsBefore = ({ start }: Figure, low: string, { entries }: Evidence): Entry[] => {
  const clause =
    low
      .slice(0, start)
      .split(/[,;.]|\band\b/)
      .at(-1) ?? ''
  const said = titleWordsOf(clause)
  const isNamed = (name: string) =>
    name !== '' && phraseOf(clause).includes(phraseOf(name.split(',')[0] ?? ''))
  return entries.filter(
    ({ title, place, organisation, period }) =>
      period &&
      title.size > 0 &&
      [...title].every(word => said.has(word)) &&
      (isNamed(place) || isNamed(organisation)),
  )
}

const asTitle = /^ (?:of (?:work|experience|service) )?as (?:an? )?((?:[\p{L}-]+ ?){1,4})/u
/** So many letters make `nurse` and `nursing` the same. */
const sameRoot = 4
/** `twelve years as a POS agent`: the jobs with that title. */
const jobsWithTitle = ({ end }: Figure, low: string, { entries }: Evidence): Entry[] => {
  const said =
    asTitle.exec(low.slice(end))?.[1]?.split(/ (?:in|at|with|for|and|on|of|from|to|by|who)\b/)[0] ?? ''
  const roots = [...titleWordsOf(said)].map(word => word.slice(0, sameRoot))
  const withRoots = (wanted: readonly string[]) =>
    entries.filter(({ title, period }) => {
      const own = [...title].map(word => word.slice(0, sameRoot))
      return wanted.length > 0 && period && wanted.every(root => own.includes(root))
    })
  const found = withRoots(roots)
  // `as a field agent`, of a `POS agent`
  return found.length > 0 ? found : withRoots(roots.slice(-1))
}

const ofOwnBusiness = /^ (?:of )?(?:running|owning|managing|keeping|in|with) (?:my|his|her|their) own\b/
const owners = list('owner self founder co-founder proprietor proprietress')
/** `a decade of running my own kitchen`: the jobs of an owner. */
const jobsOwned = ({ end }: Figure, low: string, { entries }: Evidence): Entry[] =>
  ofOwnBusiness.test(low.slice(end))
    ? entries.filter(({ title, period }) => period && [...title].some(word => owners.has(word)))
    : []

const ofKind = /^ of ((?:\p{L}+ ){1,3})(?:work|experience|service)\b/u
/** `nine years of fully remote work`: the jobs whose title or place says `remote`. Empty: all of them do, or none. */
const jobsOfKind = ({ end }: Figure, { low, evidence }: Reading): Entry[] => {
  const kind = contentOf(ofKind.exec(low.slice(end))?.[1] ?? '')
  const jobs = evidence.entries.filter(({ isWork, period }) => isWork && period)
  const found = jobs.filter(({ title, place }) => {
    const stems = contentOf([...title, place].join(' '))
    return kind.some(stem => stems.includes(stem))
  })
  return found.length < jobs.length ? found : []
}

/** Whether a length of time has a source. */
export const isLengthKnown = (figure: Figure, months: number, reading: Reading): boolean => {
  const { low, piece, entries, evidence } = reading
  const isOfFact = isLengthOfFact(months, reading)
  if (isOfFact !== null) {
    if (isOfFact) return true
    if (piece.kind === 'bullet' || ofDeed.test(low.slice(0, figure.start))) return false
  }
  const earlier = jobsBeforeOther(figure, reading.text, evidence)
  if (earlier && months > monthsOf(earlier).longest + roundedUp) return false
  const ofClause = earlier
    ? jobsOfSentence(clauseOf(figure, reading)).filter(job => earlier.includes(job))
    : []
  if (ofClause.length > 0) return isLengthOf(figure, months, ofClause)
  const begun = monthsSinceBegun(reading)
  if (begun !== null && months > begun + roundedUp) return false
  const behind = jobsBehind(figure, low, evidence)
  const isOfJob =
    piece.kind === 'bullet' && piece.section === 'work' && !ofExperience.test(low.slice(figure.end))
  const own = isOfJob ? entries.filter(({ isWork }) => isWork) : []
  const isDeed =
    ofDeed.test(low.slice(0, figure.start)) && !ofCareer.test(low.slice(figure.end)) && !hasSeveralSteps(low)
  const ofSentence = isDeed ? [entryNamedIn(reading), jobsOfSentence(reading)] : []
  const jobs = [
    behind,
    jobsWithTitle(figure, low, evidence),
    jobsOwned(figure, low, evidence),
    jobsBefore(figure, low, evidence),
    jobsOfKind(figure, reading),
    own,
    ...ofSentence,
  ].find(({ length }) => length > 0)
  if (jobs?.some(({ period }) => period)) return isLengthOf(figure, months, jobs)
  const all = evidence.entries.filter(({ isWork, period }) => isWork && period)
  if (months >= 12) return months <= monthsOf(all).longest + roundedUp
  return all.some(job => isLengthOf(figure, months, [job]))
}

/** Whether so many months are within the time of the jobs, and no fact of the same thing says another length. */
export const isLengthPossible = (months: number, jobs: readonly Entry[], reading: Reading): boolean =>
  isLengthOfFact(months, reading) !== false &&
  (!jobs.some(({ period }) => period) || months <= monthsOf(jobs).longest + roundedUp)
