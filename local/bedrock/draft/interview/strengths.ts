import { listed } from '../letters.ts'
import type { AnswerRead } from './answer-read.ts'
import { lessons } from './phrases.ts'
import { placeIn, quotedFrom, quoteOf } from './quotes.ts'
import { isList } from './scores.ts'

const mostPoints = 3

const figureSaid = ({ figures, counts, text }: AnswerRead): string => {
  if (figures.change)
    // What is compared at the beginning may well be how it stood, and not how it ended.
    return counts.results > 0 && text.lastIndexOf(figures.change) > text.length / 2
      ? `You gave the result as a number: ${figures.change}.`
      : `You compared in numbers: ${figures.change}.`
  return figures.figure ? `You put a figure on it: ${figures.figure}.` : ''
}

const deedsTold = ({ deeds, text, kind }: AnswerRead): string => {
  const quotes = [...new Set(deeds.quoted.map(said => quoteOf(said, text)))].filter(quote =>
    quote.includes(' '),
  )
  if (deeds.own.length >= 2 && quotes.length >= 2)
    return `You said what you did yourself: ${listed(quotes.slice(0, 2))}.`
  const steps = [...deeds.steps].slice(0, 3)
  return kind === 'how' && steps.length >= 3 ? `You named the steps that you take: ${listed(steps)}.` : ''
}

const lessonTold = ({ text, counts }: AnswerRead): string => {
  const quote = counts.lessons > 0 ? quotedFrom(lessons, text) : ''
  return quote.includes(' ') ? `You said what changed for good: ${quote}.` : ''
}

/** In words that say so: `I checked` alone names no cause. */
const causesSaid =
  /\b(?:because|(?:found(?: out)?|saw|noticed|reali[sz]ed|discovered|learned|learnt|understood) that|traced|the (?:cause|reason|problem|gap) (?:was|is)|it turned out|so that|which meant)\b/gi

const causeTold = ({ text, counts }: AnswerRead): string => {
  const quote = counts.causes > 1 ? quotedFrom(causesSaid, text) : ''
  return quote.split(' ').length > 3 && !/ would /.test(quote)
    ? `You named the cause or the reason: ${quote}.`
    : ''
}

const placed = ({ text, counts, kind }: AnswerRead): string => {
  const place = kind === 'time' || counts.situations > 0 ? placeIn(text) : ''
  return place !== '' && text.includes(place) ? `You said where it was: ${place}.` : ''
}

const lengthTold = ({ words }: AnswerRead): string =>
  words >= 80 && words <= 150 ? `At ${words} words it is a good length to say aloud.` : ''

/** What is good in an answer that could be read: at most three, in their own words; none where nothing is. */
export const strengthsOf = (read: AnswerRead, overall: number): string[] => {
  if (overall < 30 || isList(read)) return []
  const most = overall < 45 ? 1 : mostPoints
  return [figureSaid, deedsTold, lessonTold, causeTold, placed, lengthTold]
    .map(say => say(read))
    .filter(point => point !== '')
    .slice(0, most)
}
