import { suggestedWords } from '../../../../shared/api/interviews.ts'
import type { Draws } from '../../../boards/world/prng.ts'
import { type AnswerRead, isGeneral } from './answer-read.ts'
import * as phrases from './phrases.ts'
import { wantedBy } from './question-kind.ts'
import { placeIn, quotedMatch, quoteOf } from './quotes.ts'
import { isList } from './scores.ts'

const mostPoints = 3
const longSentence = 35
const longAnswer = 200

type Say = (read: AnswerRead, draws: Draws) => string

const misconduct: Say = ({ text, counts }) =>
  counts.misconduct > 0
    ? `${quotedMatch(phrases.misconduct, text) || 'What you describe'} puts an interviewer off. Say what you did, or would do, that you can stand by in front of everybody.`
    : ''

const listOnly: Say = read => {
  if (!isList(read)) return ''
  const wanted = wantedBy(read.question)
  return wanted === ''
    ? 'This lists what you have done. Answer what was asked first, then give one of these as the example.'
    : `This lists what you have done. Tell of ${wanted}, and leave the rest for your CV.`
}

const blamed: Say = ({ text, counts }) => {
  const quote = counts.excuses > 0 ? quotedMatch(phrases.excuses, text) : ''
  return quote === ''
    ? ''
    : `${quote} closes the subject. Say what you did, or would do, with what was in your own hands.`
}

const hedged: Say = ({ text, counts }, draws) => {
  const quote = counts.hedges > 0 ? quotedMatch(phrases.hedges, text) : ''
  if (quote === '') return ''
  return draws.one([
    `Leave out ${quote}: say what you would do, and why.`,
    `${quote} makes you sound unsure. Say it straight.`,
  ])
}

const asEverybody: Say = ({ text, counts }) => {
  if (counts.cliches + counts.traits === 0) return ''
  const quote = quotedMatch(counts.cliches > 0 ? phrases.cliches : phrases.traits, text)
  return `${quote || 'Praise of yourself'} is what everybody says. Show it: tell of one day when it made a difference.`
}

const inGeneral: Say = ({ sentences, text, general, kind }) => {
  if (general < 0.3) return ''
  const quote = quoteOf(sentences.find(isGeneral) ?? '', text)
  return `${quote || 'Most of this'} is true of anybody. Say ${kind === 'time' ? 'what you did' : 'how you do it, and one time when you did'}.`
}

const noStory: Say = ({ kind, deeds, question }) => {
  if (kind !== 'time' || deeds.own.length >= 2) return ''
  const wanted = wantedBy(question)
  return wanted === ''
    ? 'Tell of one time: where it was, what you did, and how it ended.'
    : `Tell of ${wanted}: where it was, what you did, and how it ended.`
}

const ourPart: Say = ({ deeds }) =>
  deeds.shared.length > deeds.own.length
    ? 'You tell what all of you did. Say which part of it was yours.'
    : ''

const besideQuestion: Say = ({ isBesideQuestion, kind, words }) =>
  isBesideQuestion && words >= 25 && (kind === 'how' || kind === 'time' || kind === 'other')
    ? 'Tie it to the question: answer that in your first sentence, then tell this.'
    : ''

const noPlace: Say = ({ kind, text, counts }) =>
  kind === 'time' && placeIn(text) === '' && counts.situations < 2
    ? 'Say in your first sentence where and when it was.'
    : ''

const noFigure: Say = ({ figures, text, kind }) => {
  if (figures.digits > 0) return ''
  const quote = quotedMatch(phrases.vague, text)
  const many = /^“(?:many|several|various|a few|lots|a lot|some)/i
  if (many.test(quote)) return `${quote} is vague. How many?`
  if (/often|regularly|sometimes|from time/i.test(quote)) return `${quote} is vague. How often?`
  if (/better|faster|improved|reduced|happy|very well/i.test(quote))
    return `${quote} needs a figure: by how much, or from what to what?`
  return kind === 'why' || kind === 'self'
    ? 'Bear it out with one figure from your work or your studies.'
    : 'Add one figure: how long it took, how many there were, or how much it was about.'
}

const noResult: Say = read => {
  const { kind, counts, deeds, text } = read
  if (kind !== 'time' || counts.results > 0 || isList(read)) return ''
  const last = quoteOf(deeds.quoted.at(-1) ?? '', text)
  return last === ''
    ? 'Say how it ended, and for whom that was better.'
    : `After ${last}, say what came of it.`
}

const noExample: Say = ({ kind, deeds, counts }, draws) =>
  kind === 'how' && deeds.own.length < 2 && counts.results < 2
    ? draws.one([
        deeds.steps[0]
          ? `You say that you ${deeds.steps[0]}. Tell of one time when you did, and what came of it.`
          : 'Say what you do first, then what you do next.',
        'Add one time when you did it this way, and what came of it.',
        'Prove it with a real case: where it was, and what was better afterwards.',
      ])
    : ''

const noReason: Say = ({ kind, names, counts }) =>
  (kind === 'why' || kind === 'self') && (names.length < 2 || counts.causes === 0)
    ? 'Name one thing of this job or this employer that you would begin with, and why you.'
    : ''

const tooShort: Say = ({ words }) => {
  if (words >= 60) return ''
  const aim = `${suggestedWords.from} to ${suggestedWords.to}`
  return words < 30
    ? `At ${words} ${words === 1 ? 'word' : 'words'} there is little to judge. Aim for ${aim}.`
    : `At ${words} words there is room for more: ${aim} is a good length.`
}

const tooLong: Say = ({ words }) =>
  words > longAnswer
    ? `At ${words} words it is long to listen to. Keep what you did and what came of it, and leave the rest.`
    : ''

const longWinded: Say = ({ sentences }) => {
  const longest = Math.max(0, ...sentences.map(sentence => sentence.split(/\s+/).length))
  return longest > longSentence ? `One sentence has ${longest} words. Make two or three of it.` : ''
}

const resultLate: Say = ({ figures, text, kind }) => {
  const shown = figures.change ?? ''
  return kind === 'time' && shown !== '' && text.lastIndexOf(shown) > text.length * 0.6
    ? `Open with the result, ${shown}, then tell how.`
    : ''
}

const noLesson: Say = ({ kind, counts }) =>
  kind === 'time' && counts.lessons === 0 ? 'End with what you do differently since then.' : ''

const lastWord: Say = ({ kind }, draws) =>
  kind === 'time'
    ? draws.one([
        'Say in one line what would have happened without you.',
        'Say what you would do differently if it came again.',
      ])
    : draws.one([
        'Say what you do when this does not work.',
        'Say in one line how that would help in this job.',
      ])

/** What is wrong first, then what is missing, then what could be finer. */
const gravest = [misconduct, listOnly, blamed, noStory, inGeneral, asEverybody, hedged, ourPart] as const
const missing = [
  noResult,
  noExample,
  noReason,
  noFigure,
  besideQuestion,
  tooLong,
  tooShort,
  noPlace,
  longWinded,
  noLesson,
  resultLate,
  lastWord,
] as const

/** What to add or to change, of an answer that could be read: one to three. */
export const improvementsOf = (read: AnswerRead, draws: Draws): string[] => {
  const points: string[] = []
  for (const say of [...(read.words < 12 ? [tooShort] : []), ...gravest, ...missing]) {
    const point = say(read, draws)
    if (point === '' || points.includes(point)) continue
    points.push(point)
    // One thing to polish is enough where nothing is wrong.
    if (points.length === mostPoints || (say === resultLate && points.length > 1)) break
  }
  return points
}
