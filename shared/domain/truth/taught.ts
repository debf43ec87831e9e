import { type ComparedFact, wasTrained } from './compared-facts.ts'
import { type Cue, cuesIn, cuesOf } from './cues.ts'
import { hasServed, isOfSport, isStaff, objectOf } from './leading-words.ts'
import type { Reading } from './reading.ts'
import { responsibilityIn } from './responsibility.ts'
import { basesOf } from './word-forms.ts'
import words from './words/taught.json' with { type: 'json' }

// Finds the words of a line that say somebody taught others, where no fact says that they did.

const teaching = cuesOf(words.teaching)
const taught = basesOf(words.taught.join(' '))

/** The first part of a name is the title: `Nursery Teacher` of `Nursery Teacher, Hilltop School`. */
const titleOf = ({ text }: ComparedFact): string => text.split(',')[0] ?? ''

/** Whether a fact says that the person taught. The title of a teacher says it of pupils, and that of a helper does not. */
export const tellsTeaching = (fact: ComparedFact, isOfStaff: boolean): boolean => {
  if (fact.kind === 'name' && (isOfStaff || fact.work === null || responsibilityIn(fact).isHelper))
    return false
  const text = fact.kind === 'name' ? titleOf(fact) : fact.text
  return !wasTrained.test(text) && basesOf(text).some(base => taught.includes(base))
}

export const teachingIn = ({ low, words: said }: Reading, compared: readonly ComparedFact[]): Cue[] =>
  wasTrained.test(low)
    ? []
    : cuesIn(said, teaching).filter(
        cue =>
          !/^(?:me|myself|us)?$/.test(said[cue.after]?.key ?? '') &&
          !isOfSport(said, cue) &&
          !hasServed(objectOf(said, cue)) &&
          !compared.some(fact => tellsTeaching(fact, objectOf(said, cue).some(isStaff))),
      )
