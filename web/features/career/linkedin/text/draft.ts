import * as z from 'zod/mini'
import { type ProfileText, profileTextEdit } from '../../../../../shared/api/career.ts'
import { vouchedLine } from '../../../../../shared/api/truth.ts'
import { draft } from '../../../../kit/draft.ts'

export { profileTextEdit as textFields }
export type TextFields = z.input<typeof profileTextEdit>
export type TextValues = z.output<typeof profileTextEdit>

export const textFieldNames = z.keyof(profileTextEdit)

/** As typed: a draft may hold what the form would not take yet. */
const typed = z.object({ content: z.string(), kept: z.array(vouchedLine) })

/** What the person saw when they began, its version, and what they typed. */
const textDraft = z.object({ version: z.int(), before: typed, values: typed })
export type TextDraft = z.infer<typeof textDraft>

export const textDraftOf = (sub: string, id: string) => draft(sub, `profile-text.${id}`, textDraft)

export const begin = ({ version, content, kept }: ProfileText): TextDraft => {
  const values = { content, kept }
  return { version, before: values, values }
}

const keptWords = (kept: TextFields['kept']): string =>
  kept.map(({ text, source }) => `${text} (${source})`).join('\n')

/** What is there now beside what was typed, where they differ. */
export const differences = (theirs: ProfileText, mine: Partial<TextValues>) => [
  ...(mine.content !== undefined && mine.content !== theirs.content
    ? [{ name: 'Text', theirs: theirs.content, mine: mine.content }]
    : []),
  ...(mine.kept && keptWords(mine.kept) !== keptWords(theirs.kept)
    ? [{ name: 'What you keep', theirs: keptWords(theirs.kept), mine: keptWords(mine.kept) }]
    : []),
]
