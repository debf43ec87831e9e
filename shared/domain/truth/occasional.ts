import type { ComparedFact } from './compared-facts.ts'
import { type Cue, cuesIn, cuesOf } from './cues.ts'
import type { ContentWord } from './deed-words.ts'
import { lowered } from './plain-text.ts'
import type { Reading } from './reading.ts'
import { nearestTo } from './responsibility.ts'
import words from './words/standing.json' with { type: 'json' }
import { phraseWords } from './words.ts'

// Finds lines that make a standing duty of what was done now and then, or in place of somebody: `in charge of the shift`, of
// `when the supervisor is away I take the shift`.

const standing = cuesOf([words.standing], [words.standingPhrases])
const permanent = /^(?:permanent|full-time|fulltime)/

const seldom = `once(?! (?:a|an|the|per|in|every|i|we|they|he|she|it)\\b)|one time|two times(?! (?:a|per|each|every)\\b)|twice(?! (?:a|per|daily|weekly|each|every|yearly|in)\\b)|sometimes|occasional(?:ly)?|seldom|rarely|once in a while|now and then|at times|(?:when|if|as) (?:needed|necessary|required|asked|called)`
const away = `when (?:[\\p{L}'-]+ ){1,4}(?:is|was|are|were|goes|went|travels?|travelled|does not|did not) (?:not )?(?:\\p{L}+ )?(?:away|off|absent|sick|ill|busy|around|leave|out|come|there|travelling|in|break|holiday)|when (?:[\\p{L}'-]+ ){1,4}(?:travels?|travelled)|in (?:his|her|their|the|my \\p{L}+'s) absence|on (?:his|her|their) (?:days? off|leave|break)`
const instead = `stood in|stand(?:s|ing)? in|fill(?:ed|s|ing)? in|acted|acting|deputi[sz]ed?|covered for|cover for|in place of|relie(?:f|ved?)`
const isOccasional = new RegExp(`\\b(?:${seldom}|${away}|${instead})\\b`, 'u')
/** Words by which a line says the same. */
const isSaidOccasional = new RegExp(
  `\\b(?:${seldom}|${away}|${instead}|absences?|leave|breaks?|sick|busy|temporar(?:y|ily)|interim|days? off|away|as backup|back-?up|cover(?:ed|s|ing)?|step(?:ped|s|ping)? in|substitut\\p{L}+|when|whenever|while)\\b`,
  'u',
)

/** Whether a fact says that something was done only now and then, or in place of somebody. */
export const isOccasionalIn = (text: string): boolean => isOccasional.test(lowered(text))

/** The same of a line, which may say it in more words. */
export const saysOccasional = ({ low }: Reading): boolean => isSaidOccasional.test(low)

/** The words of a line that say `always`, where the nearest facts say `now and then`. */
export const madeStanding = (
  reading: Reading,
  content: readonly ContentWord[],
  compared: readonly ComparedFact[],
): Cue[] => {
  const cues = cuesIn(reading.words, standing)
  if (cues.length === 0) return []
  const nearest = nearestTo(
    content,
    compared.filter(({ kind }) => kind === 'line'),
  )
  const isOnlyOccasional =
    !saysOccasional(reading) && nearest.length > 0 && nearest.every(({ text }) => isOccasionalIn(text))
  return cues.filter(
    cue =>
      isOnlyOccasional ||
      (permanent.test(cue.key) &&
        !compared.some(({ text }) => phraseWords(text).some(word => permanent.test(word)))),
  )
}
