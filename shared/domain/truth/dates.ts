import { type DateInText, datesIn, isSameDate, openEndIn } from '../resume/dates.ts'
import { certificatesIn } from './certificates.ts'
import { isClaimed } from './claimed.ts'
import type { ComparedFact } from './compared-facts.ts'
import { contentWordsIn } from './deed-words.ts'
import { isLengthPossible } from './lengths.ts'
import { lowered } from './plain-text.ts'
import {
  type Entry,
  type Evidence,
  isSaid,
  type Mention,
  mention,
  type Reading,
  type Rule,
} from './reading.ts'
import { entryNamedIn, hasSeveralSteps, jobsOfSentence } from './sentence-jobs.ts'
import { spanOfMatch } from './sentences.ts'
import { goesOn, isKnownStart, unbrokenIn } from './since-dates.ts'
import { comparedFactsFor, countSupported, supports } from './supports.ts'

// Looks for: years, months of years, and `to now`. Source: a date of the same job or school, if the piece is about one, or
// of a statement of the same thing; else any date of the facts. In a letter also a date of the advert, where the sentence
// speaks of the employer. Behind `since`, only a date at which something began (see since-dates.ts). Lets pass: a year alone,
// where the facts have a month of it; a number that counts something (`2000 customers`).

/** Facts with so many words of a line tell the same thing. */
const wordsOfSame = 2

const ofStudies =
  /certif|licen|degree|diploma|graduat|nysc|b\.?sc|m\.?sc|\bphd|mba\b|qualif|exam|course|training|trained/

/** `2026 Graduate Trainee Programme` has a year that counts nothing. */
const isOfAdvert = (date: DateInText, { dates, figures }: Evidence): boolean =>
  dates.some(other => isSameDate(date, other)) || figures.some(({ value }) => value === date.year)

/** `acted as manager`, of `I acted for him` */
const forATime = /\b(?:acted|acting|stood in|filled in)\b/

/** The facts that tell the same thing as a piece, with how many of its words each supports. */
const factsAbout = (reading: Reading): { readonly fact: ComparedFact; readonly supported: number }[] => {
  const content = contentWordsIn(reading.text, reading.words)
  return comparedFactsFor(reading)
    .filter(({ kind }) => kind === 'line')
    .map(fact => ({ fact, supported: countSupported(fact, content) }))
    .filter(
      ({ fact, supported }) =>
        supported > 0 ||
        content.length === 0 ||
        (forATime.test(reading.low) && forATime.test(lowered(fact.text))),
    )
}

/** The dates of statements that tell the same thing. Of one that may tell another, those within the time of the jobs. */
const datesOfStatements = (reading: Reading, jobs: readonly Entry[]): DateInText[] => {
  const isWithin = ({ year }: DateInText) =>
    jobs.some(({ period }) => !period || (year * 12 + 11 >= period.from && year * 12 < period.to))
  return factsAbout(reading)
    .filter(({ fact }) => fact.work === null)
    .flatMap(({ fact, supported }) => {
      const isSame =
        reading.piece.kind === 'sentence' &&
        supported >= Math.min(wordsOfSame, contentWordsIn(fact.text).length)
      return datesIn(lowered(fact.text)).filter(date => isSame || isWithin(date))
    })
}

/** The dates of the certificates that a piece names: `COREN registered engineer (2021)`. */
const datesOfCertificates = ({ text, low, words, evidence }: Reading): DateInText[] => {
  const keys = certificatesIn(text, low).map(({ key }) => key)
  const content = contentWordsIn(text, words)
  const items = evidence.compared.filter(({ kind }) => kind === 'item')
  const isNamed = (fact: ComparedFact): boolean =>
    certificatesIn(fact.text, lowered(fact.text)).some(({ key }) => keys.includes(key)) ||
    countSupported(fact, content) >= Math.max(1, Math.min(wordsOfSame, contentWordsIn(fact.text).length))
  return items.flatMap((fact, at) => {
    if (!isNamed(fact)) return []
    const next = items[at + 1]
    // The year behind a comma is an item of its own: `Radiation protection workshop, 2022`.
    const year = next && /^\(?[\d\s/]+\)?$/.test(next.text) ? next.text : ''
    return datesIn(lowered(`${fact.text}, ${year}`))
  })
}

const ofCall = /\bcall(?:ed)? to (?:the )?(?:nigerian )?bar\b/
/** The dates of the call to the bar, which is apart from the studies that a line names too. */
const datesOfCall = ({ low, evidence }: Reading): DateInText[] =>
  ofCall.test(low)
    ? [
        ...evidence.entries.filter(({ title }) => title.has('bl')).flatMap(({ dates }) => dates),
        ...evidence.compared
          .filter(({ text }) => ofCall.test(lowered(text)))
          .flatMap(({ text }) => datesIn(lowered(text))),
      ]
    : []

/** `in 2021`, where the fact of the same thing says `in 2023`. */
const isDateOfOther = (date: DateInText, reading: Reading): boolean => {
  const facts = factsAbout(reading)
  const most = Math.max(...facts.map(({ supported }) => supported))
  const nearest = facts.filter(({ supported }) => supported === most)
  const content = contentWordsIn(reading.text, reading.words)
  // The name of a program tells more than another word.
  const isNamed = content.some(word => word.isNamed && nearest.every(({ fact }) => supports(fact, word)))
  return (
    most >= (isNamed ? 1 : Math.min(wordsOfSame, content.length)) &&
    most > 0 &&
    nearest.every(({ fact }) => {
      const dates = datesIn(lowered(fact.text))
      return dates.length > 0 && !dates.some(other => isSameDate(date, other))
    })
  )
}

/** A sentence with so many of the words of a fact tells that fact. */
const shareOfSame = 0.66
/** The same in a sentence, of which a part may tell something else: nearly all of it is in the fact. */
const isOfOtherEvent = (date: DateInText, reading: Reading): boolean => {
  const most = Math.max(...factsAbout(reading).map(({ supported }) => supported))
  const keys = new Set(reading.words.map(({ key }) => key))
  // `became a supervisor in 2012`
  const isOfTitle = reading.evidence.entries.some(
    ({ title, dates }) =>
      [...title].some(word => keys.has(word)) && dates.some(other => isSameDate(date, other)),
  )
  return (
    !isOfTitle &&
    most >= shareOfSame * contentWordsIn(reading.text, reading.words).length &&
    !datesOfCertificates(reading).some(other => isSameDate(date, other)) &&
    isDateOfOther(date, reading)
  )
}

/** `reviewed the handbook in 2023`, of `2023 handbook review`: there the year only looks like a number. */
const isYearOfFact = (date: DateInText, reading: Reading): boolean =>
  factsAbout(reading).some(
    ({ fact: { text } }) =>
      text.includes(`${date.year} `) && !datesIn(lowered(text)).some(other => isSameDate(date, other)),
  )

/** `throughout 2022 and 2023` says how long it took. */
const wholeYears =
  /\b(?:throughout|all through|(?:the )?whole of|all of|the entire(?:ty of)?) ((?:19|20)\d\d)(?:(?: and |-| to )((?:19|20)\d\d))?\b/

const ordinalTime =
  /\b(first|second|third|fourth|fifth|last|final|1st|2nd|3rd|4th|5th) (?:(?:working|business) )?(year|month|week|day|term)\b/g
const inDigits = new Map([
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
  ['5th', 'fifth'],
])
/** `in the first year`, where the facts of the same thing say `from the second year`. */
const otherOrdinals = (reading: Reading): Mention[] =>
  Array.from(reading.low.matchAll(ordinalTime)).flatMap(match => {
    const content = contentWordsIn(reading.text, reading.words)
    const [, said = '', unit] = match
    const known = comparedFactsFor(reading)
      .filter(fact => content.some(word => supports(fact, word)))
      .flatMap(({ text }) => Array.from(lowered(text).matchAll(ordinalTime)))
      .filter(([, , other]) => other === unit)
      .map(([, other = '']) => inDigits.get(other) ?? other)
    return known.length === 0 || known.includes(inDigits.get(said) ?? said)
      ? []
      : [mention('date', spanOfMatch(match), false)]
  })

export const readDates: Rule = reading => {
  const { low, piece, evidence, entries, target } = reading
  const isLine = piece.kind === 'details' || piece.kind === 'heading'
  const named = isLine ? entries : entryNamedIn(reading)
  // A bullet of a job tells dates of that job, but dates of studies and certificates may stand in any bullet.
  const isOfJob =
    piece.kind === 'bullet' && piece.section === 'work' && named.length === 0 && !ofStudies.test(low)
  const isOfOther = ofStudies.test(low) || certificatesIn(reading.text, low).length > 0
  const dates = datesIn(low)
  const ofSentence =
    dates.length === 0 || isLine || isOfJob || named.length > 0 || isOfOther ? [] : jobsOfSentence(reading)
  const own = isOfJob ? entries : named.length > 0 ? named : ofSentence
  const ownDates = [
    ...own.flatMap(({ dates }) => dates),
    ...(dates.length > 0 && !isLine
      ? [...datesOfStatements(reading, own), ...datesOfCertificates(reading), ...datesOfCall(reading)]
      : []),
  ]
  const advert = target?.advert
  const whole = wholeYears.exec(low)
  const [, first, last = first] = whole ?? []
  const isWholeKnown =
    first === undefined || isLengthPossible((Number(last) - Number(first) + 1) * 12, own, reading)
  const mentions = dates.map(date => {
    const isOneOf = (dates: readonly DateInText[]) => dates.some(other => isSameDate(date, other))
    // `I started in 2012 at the park, then drove, and now drive for Zenmark`: the date is of another job.
    const isApart = !isLine && !isOfJob && hasSeveralSteps(low)
    const hasSource =
      (isWholeKnown &&
        isOneOf(own.length > 0 && !isApart ? ownDates : evidence.dates) &&
        !(isOfJob && isDateOfOther(date, reading)) &&
        !(!isLine && !isOfJob && dates.length === 1 && isOfOtherEvent(date, reading)) &&
        !(!isLine && !isOfOther && isKnownStart(date, reading) === false)) ||
      (isOfJob && isYearOfFact(date, reading)) ||
      (advert != null && isOfAdvert(date, advert) && !isClaimed(reading, date.start))
    return mention('date', date, hasSource)
  })
  const open = isLine && mentions.length > 0 ? openEndIn.exec(low) : null
  if (open && own.length > 0 && own.every(({ hasEnd }) => hasEnd) && !isSaid(evidence, low))
    mentions.push(mention('date', spanOfMatch(open), false))
  return [...mentions, ...otherOrdinals(reading), ...goesOn(reading, entries), ...unbrokenIn(reading)]
}
