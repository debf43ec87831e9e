import type { Letter } from '../../../../shared/api/letters.ts'
import type { LetterFields, LetterValues } from './draft.ts'

const keptWords = (kept: LetterFields['kept']): string =>
  kept.map(({ text, source }) => `${text} (${source})`).join('\n')

/** What is there now beside what was typed, where they differ. */
export const differences = (theirs: Letter, mine: Partial<LetterValues>) => [
  ...(mine.content !== undefined && mine.content !== theirs.content
    ? [{ name: 'Letter', theirs: theirs.content, mine: mine.content }]
    : []),
  ...(mine.kept && keptWords(mine.kept) !== keptWords(theirs.kept)
    ? [{ name: 'Sentences that you keep', theirs: keptWords(theirs.kept), mine: keptWords(mine.kept) }]
    : []),
]
