import { type EducationEntry, educationAtMost, type WorkEntry, workAtMost } from '../../api/resume-form.ts'
import { markdownLimit } from '../../api/resumes.ts'
import { type VouchedLine, vouchedAtMost } from '../../api/truth.ts'
import { type Merge, mergedLists } from '../three-way.ts'
import { lineMarkOf } from './lines.ts'
import { likenessOfJobs, likenessOfStudies } from './same-entry.ts'
import { textParts } from './text-parts.ts'

// What two devices saved of one resume or one career record.

/** A field that would be too long stays as each side has it. */
const within =
  <T extends { readonly length: number }>(atMost: number, merge: Merge<T>): Merge<T> =>
  (before, sides) => {
    const both = merge(before, sides)
    return Math.max(both.theirs.length, both.mine.length) > atMost ? sides : both
  }

/** The heading of a part; empty: it stands before the first heading of this level. */
const headingOf = (part: string, level: 2 | 3): string => {
  const mark = lineMarkOf(part.split('\n')[0] ?? '')
  return mark.kind === 'heading' && mark.level === level ? mark.text : ''
}

/** The parts of a text below headings of this level, matched by their headings. */
const mergedParts =
  (level: 2 | 3, mergePart?: Merge<string>): Merge<string> =>
  (before, { theirs, mine }) => {
    const partsOf = (text: string): string[] =>
      textParts(text.replace(/\r\n?/g, '\n'), level).map(part => part.trim())
    const both = mergedLists(
      partsOf(before),
      { theirs: partsOf(theirs), mine: partsOf(mine) },
      (one, other) => (headingOf(one, level) === headingOf(other, level) ? 2 : 0),
      mergePart,
    )
    const written = (parts: readonly string[]): string => parts.filter(part => part !== '').join('\n\n')
    return { theirs: written(both.theirs), mine: written(both.mine) }
  }

/** Section by section, and a section that both sides changed entry by entry. */
export const mergedMarkdown: Merge<string> = within(markdownLimit, mergedParts(2, mergedParts(3)))

export const mergedJobs: Merge<WorkEntry[]> = within(workAtMost, (before, sides) =>
  mergedLists(before, sides, likenessOfJobs),
)

export const mergedStudies: Merge<EducationEntry[]> = within(educationAtMost, (before, sides) =>
  mergedLists(before, sides, likenessOfStudies),
)

export const mergedVouched: Merge<VouchedLine[]> = within(vouchedAtMost, (before, sides) =>
  mergedLists(before, sides, (one, other) => (one.text === other.text ? 2 : 0)),
)
