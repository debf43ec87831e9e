import type { ComparedFact } from './compared-facts.ts'
import { type Cue, cuesIn } from './cues.ts'
import type { ContentWord } from './deed-words.ts'
import type { Reading } from './reading.ts'
import { alone, nearestTo, responsibilityIn } from './responsibility.ts'
import { supports } from './supports.ts'

// Finds the words of a line that say a thing was done alone (`single-handedly`), where no fact of the same thing says so.

/** `appear with my senior` */
const withSenior = /\b(?:with|alongside|under|assist\w*) (?:my|the|a|our) \w+/i

/** So many words before `alone` say what was done alone. */
const aloneBefore = 5
/** `on my own account`, and `able to work independently`, are said of many. */
export const aloneIn = (
  { words: said }: Reading,
  content: readonly ContentWord[],
  compared: readonly ComparedFact[],
): Cue[] => {
  const isSaid = (cue: Cue) => {
    const from = said[Math.max(0, cue.at - aloneBefore)]?.start ?? 0
    const near = content.filter(({ start }) => start >= from && start < cue.start)
    const nearest = nearestTo(
      content.filter(({ start }) => start !== cue.start),
      compared,
    )
    return (
      nearest.some(fact => responsibilityIn(fact).isAlone) ||
      (!(nearest.length > 0 && nearest.every(({ text }) => withSenior.test(text))) &&
        compared.some(
          fact =>
            responsibilityIn(fact).isAlone &&
            ((near.length === 0 && cue.at > 0) || near.some(word => supports(fact, word))),
        ))
    )
  }
  return cuesIn(said, alone).filter(
    cue =>
      // `I can change tyres by myself`
      !said.slice(0, cue.at).some(({ key }) => key === 'can') &&
      !(cue.key === 'independently' && /^work/.test(said[cue.at - 1]?.key ?? '')) &&
      said[cue.after]?.key !== 'account' &&
      !isSaid(cue),
  )
}
