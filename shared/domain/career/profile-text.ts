import type { Citation } from '../../api/truth.ts'
import type { ProfileTextType } from '../../lists.ts'
import { cutAtPart, cutAtSentence } from '../cut.ts'
import { modelText } from '../model-text.ts'
import { citationsOfLines, citationsOfProse } from '../resume/citations.ts'
import { cleanLines } from '../resume/clean-lines.ts'
import type { CitedText } from '../resume/draft.ts'
import type { NumberedFact } from '../truth/numbered-facts.ts'
import type { ProfileTextDraft } from './draft.ts'
import { profileTextLimits } from './profile-text-limits.ts'

/** A model may write several parts of a headline as one. The truth check reads them one by one. */
const betweenParts = /\|| [•·] /
const joint = ' | '

const joined = (lines: readonly CitedText[], between: string): string =>
  lines.map(({ text }) => text).join(between)

const partsOf = ({ facts, text }: CitedText): CitedText[] =>
  text
    .split(betweenParts)
    .map(part => ({ facts, text: part.trim() }))
    .filter(part => part.text !== '')

/** The parts that a headline still has after it was cut. Its last part may be shorter now. */
const keptParts = (content: string, parts: readonly CitedText[]): CitedText[] => {
  const texts = content.split(joint)
  return parts.slice(0, texts.length).map((part, at) => ({ ...part, text: texts[at] ?? part.text }))
}

/** The sentences that a text still has after it was cut. The last one may be shorter now. */
const keptSentences = (content: string, sentences: readonly CitedText[]): CitedText[] => {
  let rest = content
  return sentences.flatMap(({ facts, text }) => {
    const from = rest.trimStart()
    rest = from.slice(text.length)
    return from === '' ? [] : [{ facts, text: from.slice(0, text.length).trimEnd() }]
  })
}

type Options = {
  readonly type: ProfileTextType
  /** Texts whose addresses may stay. */
  readonly allowed: readonly string[]
  /** The facts that the numbers of the draft stand for. */
  readonly facts: readonly NumberedFact[]
}

/**
 * What the model wrote for a profile, as plain words within LinkedIn's limit, which its boxes count in UTF-16 units, and
 * what its sentences, or the parts of a headline, rest on. A summary keeps its paragraphs; the others are one line.
 */
export const profileTextFrom = (draft: ProfileTextDraft, { type, allowed, facts }: Options) => {
  const limit = profileTextLimits[type]
  const reasons = draft.reasons.map(reason => modelText(reason, allowed)).filter(reason => reason !== '')
  const written = (content: string, citations: Citation[]) => ({ content, citations, reasons })
  if ('parts' in draft) {
    const parts = cleanLines(draft.parts, allowed).flatMap(partsOf)
    const content = cutAtPart(joined(parts, joint), limit)
    return written(content, citationsOfLines(keptParts(content, parts), facts))
  }
  const paragraphs = draft.paragraphs
    .map(({ sentences }) => cleanLines(sentences, allowed))
    .filter(sentences => sentences.length > 0)
  const whole = paragraphs.map(sentences => joined(sentences, ' ')).join(type === 'summary' ? '\n\n' : ' ')
  const content = cutAtSentence(whole, limit)
  return written(content, citationsOfProse(keptSentences(content, paragraphs.flat()), facts))
}
