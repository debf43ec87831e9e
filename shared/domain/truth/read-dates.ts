import { isOfOthers } from './aims.ts'
import { datesIn, isSameDate, openEnd } from './dates.ts'
import type { Entry } from './entries.ts'
import { isSaid } from './evidence.ts'
import type { Mention, Reader, Reading } from './mention.ts'
import { phraseOf } from './words.ts'

/** The job or school that a sentence is about; none where it names several, or none. */
const namedIn = ({ text, evidence }: Reading): Entry[] => {
  const phrase = phraseOf(text)
  const named = evidence.entries.filter(
    ({ organisation }) => organisation !== '' && phrase.includes(phraseOf(organisation)),
  )
  return new Set(named.map(({ organisation }) => phraseOf(organisation))).size === 1 ? named : []
}

const ofStudies =
  /certif|licen|degree|diploma|graduat|nysc|b\.?sc|m\.?sc|\bphd|mba\b|qualif|exam|course|training|trained/

/**
 * Years, and months of years. On the line below a heading they are that entry's own; in a sentence that names one
 * employer, theirs; else any of the facts.
 */
export const readDates: Reader = reading => {
  const { low, piece, evidence, entries, target } = reading
  const isLine = piece.kind === 'details' || piece.kind === 'heading'
  const named = isLine ? entries : namedIn(reading)
  // A bullet says when in that job; what is said of studies and certificates may stand anywhere.
  const isOfJob =
    piece.kind === 'bullet' && piece.section === 'work' && named.length === 0 && !ofStudies.test(low)
  const own = isOfJob ? entries : named
  const known =
    own.length > 0
      ? [...own.flatMap(({ dates }) => dates), ...(isOfJob ? evidence.proseDates : [])]
      : evidence.dates
  const mentions = datesIn(low).map((date): Mention => {
    const isAdverts =
      target?.advert?.dates.some(other => isSameDate(date, other)) === true && isOfOthers(low, date.start)
    return {
      kind: 'date',
      start: date.start,
      end: date.end,
      hasSource: isAdverts || known.some(other => isSameDate(date, other)),
    }
  })
  const open = isLine && mentions.length > 0 ? openEnd.exec(low) : null
  if (open && own.length > 0 && own.every(({ hasEnd }) => hasEnd) && !isSaid(evidence, low))
    mentions.push({ kind: 'date', start: open.index, end: open.index + open[0].length, hasSource: false })
  return mentions
}
