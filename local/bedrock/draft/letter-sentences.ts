import * as z from 'zod'
import { literal } from '../../../functions/prompts/prompt-parts.ts'
import type { LetterTone } from '../../../shared/lists.ts'
import type { Draws } from '../../boards/world/prng.ts'
import { lazily, readContent } from '../../content.ts'

const gapNames = ['job', 'programme', 'company', 'work', 'asked', 'skills', 'certificates'] as const
export type GapValues = { readonly [Name in (typeof gapNames)[number]]?: string }

const sentences = z.array(
  z.string().regex(/^(?:[^{}]|\{(?:job|programme|company|work|asked|skills|certificates)\})+$/),
)
/**
 * `letters.json` has the sentences of a tone, one of which is drawn for each place in the letter. The gaps are `{job}`,
 * `{programme}` (a job that is no role: `2027 Graduate Trainee Programme`), `{company}`, `{work}` (`a Nurse at Kano Clinic`), `{asked}` (the words of the advert for skills that the person has),
 * `{skills}` and `{certificates}`.
 */
const tone = z.strictObject({
  opening: sentences,
  work: sentences,
  workAsked: sentences,
  beforeAchievements: sentences,
  asked: sentences,
  certificates: sentences,
  skills: sentences,
  talk: sentences,
  thanks: sentences,
})
export type LetterPlace = keyof z.infer<typeof tone>
const places = tone.keyof().options

const letters = lazily(() =>
  readContent('writing/letters.json', z.strictObject({ professional: tone, enthusiastic: tone })),
)

const gap = /\{(\w+)\}/g
const gapsOf = (sentence: string): string[] => [...sentence.matchAll(gap)].map(([, name = '']) => name)

const fillOf = (values: GapValues, name: string): string => {
  const known = gapNames.find(each => each === name)
  return (known && values[known]) ?? ''
}

/** The sentences whose gaps all have a value, and which have the most gaps. */
const fullest = (of: readonly string[], values: GapValues): string[] => {
  const usable = of.filter(sentence => gapsOf(sentence).every(name => fillOf(values, name) !== ''))
  const most = Math.max(0, ...usable.map(sentence => gapsOf(sentence).length))
  return usable.filter(sentence => gapsOf(sentence).length === most)
}

const filled = (sentence: string, values: GapValues): string =>
  sentence.replace(gap, (_, name: string) => fillOf(values, name))

/** Draws a sentence for a place of the letter. Empty: there is nothing to fill into any. */
export const drawnSentence = (
  of: LetterTone,
  place: LetterPlace,
  values: GapValues,
  draws: Draws,
): string => {
  const usable = fullest(letters()[of][place], values)
  return usable.length === 0 ? '' : filled(draws.one(usable), values)
}

/** The sentences of both tones as expressions, those with the most gaps first, because these say more exactly what is what. */
const expressions = lazily(() =>
  (['professional', 'enthusiastic'] as const)
    .flatMap(of => places.flatMap(place => letters()[of][place].map((text, at) => ({ of, place, text, at }))))
    .map(each => ({
      ...each,
      gaps: gapsOf(each.text),
      expression: new RegExp(
        `^${each.text
          .split(/\{\w+\}/)
          .map(literal)
          .join('(.+?)')}$`,
        'u',
      ),
    }))
    .sort((one, next) => next.gaps.length - one.gaps.length),
)

/** A sentence of ours as the other tone says it. Undefined: it is none of ours, or is in that tone already. */
export const inTone = (sentence: string, to: LetterTone): string | undefined => {
  for (const { of, place, at, gaps, expression } of expressions()) {
    const found = expression.exec(sentence)
    if (!found) continue
    if (of === to) return undefined
    const values: GapValues = Object.fromEntries(gaps.map((name, index) => [name, found[index + 1] ?? '']))
    const usable = fullest(letters()[to][place], values)
    const chosen = usable[at % Math.max(1, usable.length)]
    return chosen === undefined ? undefined : filled(chosen, values)
  }
  return undefined
}
