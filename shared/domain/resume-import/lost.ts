import type { ReadResume } from './form-of-text.ts'
import type { Section } from './headings.ts'
import type { Line } from './lines.ts'
import { shown } from './reading.ts'
import { saidWords, wordsOfForm } from './said-words.ts'
import { duties } from './work-heads.ts'

/** Words that only announce what stands behind them, or join it. */
const announcing: readonly string[] = saidWords(
  'e-mail email mail address phone telephone tel mobile cell gsm whatsapp number no nos contact linkedin github portfolio ' +
    'website web url link location name names full surname first last other middle and at with from date dates duration ' +
    'period year position held title company organization organisation employer role degree school institution course ' +
    'of study grade gpa class qualification obtained home residential job',
)

/** Longer ones may have been cut where the form ends. */
const longestWord = 100

/** Lines of which a word is nowhere: that nothing is lost is not left to the rules alone. */
export const lostLines = (sections: readonly Section[], { form, unplaced }: ReadResume): string[] => {
  const known = new Set([...announcing, ...wordsOfForm(form), ...unplaced.flatMap(saidWords)])
  const isLost = ({ text }: Line): boolean => {
    const behindLabel = text.replace(/^[^:\t,]{2,40}:/, '')
    return (
      saidWords(behindLabel).some(word => word.length <= longestWord && !known.has(word)) &&
      !duties.test(text)
    )
  }
  return sections.flatMap(({ lines }) => lines.filter(isLost).map(shown))
}
