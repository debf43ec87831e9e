import { type DateInText, datesIn, isSameDate, openEndIn } from '../resume/dates.ts'
import { isClaimed } from './claimed.ts'
import { type Entry, type Evidence, isSaid, mention, type Reading, type Rule } from './reading.ts'
import { spanOfMatch } from './sentences.ts'
import { phraseOf } from './words.ts'

// Looks for: years, months of years, and `to now`. Source: a date of the same job or school, if the piece is about one;
// else any date of the facts. In a letter also a date of the advert, where the sentence speaks of the employer. Lets
// pass: a year alone, where the facts have a month of it; a number that counts something (`2000 customers`).

/** The job or school that a sentence is about. Empty: the sentence names several, or none. */
const entryNamedIn = ({ text, evidence }: Reading): Entry[] => {
  const phrase = phraseOf(text)
  const named = evidence.entries.filter(({ organisation }) => {
    // A text leaves out the place behind the comma, and what stands in brackets.
    const name = phraseOf(organisation.split(/[,(]/)[0] ?? '')
    return phrase.includes(name.trim().includes(' ') ? name : phraseOf(organisation) || '\n')
  })
  return new Set(named.map(({ organisation }) => phraseOf(organisation))).size === 1 ? named : []
}

const ofStudies =
  /certif|licen|degree|diploma|graduat|nysc|b\.?sc|m\.?sc|\bphd|mba\b|qualif|exam|course|training|trained/

/** A sentence that goes through several jobs. */
const severalSteps =
  /\b(?:then|before (?:i )?join\w+|prior to|before that|after that|and now|later|since then|ever since)\b/

/** `2026 Graduate Trainee Programme` has a year that counts nothing. */
const isOfAdvert = (date: DateInText, { dates, figures }: Evidence): boolean =>
  dates.some(other => isSameDate(date, other)) || figures.some(({ value }) => value === date.year)

export const readDates: Rule = reading => {
  const { low, piece, evidence, entries, target } = reading
  const isLine = piece.kind === 'details' || piece.kind === 'heading'
  const named = isLine ? entries : entryNamedIn(reading)
  // A bullet of a job tells dates of that job, but dates of studies and certificates may stand in any bullet.
  const isOfJob =
    piece.kind === 'bullet' && piece.section === 'work' && named.length === 0 && !ofStudies.test(low)
  const own = isOfJob ? entries : named
  const ownDates = [...own.flatMap(({ dates }) => dates), ...(isOfJob ? evidence.proseDates : [])]
  const advert = target?.advert
  const mentions = datesIn(low).map(date => {
    const isOneOf = (dates: readonly DateInText[]) => dates.some(other => isSameDate(date, other))
    // `I started in 2012 at the park, then drove, and now drive for Zenmark`: the date is of another job.
    const isApart = !isLine && !isOfJob && severalSteps.test(low)
    const hasSource =
      isOneOf(own.length > 0 && !isApart ? ownDates : evidence.dates) ||
      (advert != null && isOfAdvert(date, advert) && !isClaimed(reading, date.start))
    return mention('date', date, hasSource)
  })
  const open = isLine && mentions.length > 0 ? openEndIn.exec(low) : null
  if (open && own.length > 0 && own.every(({ hasEnd }) => hasEnd) && !isSaid(evidence, low))
    mentions.push(mention('date', spanOfMatch(open), false))
  return mentions
}
