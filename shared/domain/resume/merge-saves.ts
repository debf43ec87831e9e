import { type EducationEntry, educationAtMost, type WorkEntry, workAtMost } from '../../api/resume-form.ts'
import { markdownLimit } from '../../api/resumes.ts'
import { type VouchedLine, vouchedAtMost } from '../../api/truth.ts'
import { inSides, type LikenessOf, type Merge, merged, mergedLists } from '../three-way.ts'
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

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => !['empty', 'rule'].includes(lineMarkOf(line).kind))

/** The share of their lines that two texts have in common, from 0 to 1. */
const linesInCommon = (lines: ReadonlySet<string>, others: ReadonlySet<string>): number => {
  const common = [...lines].filter(line => others.has(line)).length
  return common === 0 ? 0 : (2 * common) / (lines.size + others.size)
}

/** The heading of a part; empty: it stands before the first heading of this level. */
const headingOf = (part: string, level: 2 | 3): string => {
  const mark = lineMarkOf(part.split('\n')[0] ?? '')
  return mark.kind === 'heading' && mark.level === level ? mark.text : ''
}

/** With more parts the text is merged as a whole, because each part is compared with all others. */
const partsAtMost = 200

/** The parts of a text below headings of this level, matched by their headings, then by their lines. */
const mergedSections =
  (level: 2 | 3, mergePart?: Merge<string>): Merge<string> =>
  (before, sides) => {
    const partsOf = (text: string): string[] =>
      textParts(text.replace(/\r\n?/g, '\n'), level).map(part => part.trim())
    const [old, theirs, mine] = [partsOf(before), partsOf(sides.theirs), partsOf(sides.mine)]
    if (Math.max(old.length, theirs.length, mine.length) > partsAtMost) return sides
    const read = new Map(
      [...old, ...theirs, ...mine].map(part => [
        part,
        { heading: headingOf(part, level), lines: new Set(linesIn(part)) },
      ]),
    )
    const likenessOf: LikenessOf<string> = (one, other) => {
      const [part, known] = [read.get(one), read.get(other)]
      if (!part || !known) return 0
      return (part.heading === known.heading ? 2 : 0) + linesInCommon(part.lines, known.lines)
    }
    const both = mergedLists(old, { theirs, mine }, likenessOf, mergePart)
    const written = (parts: readonly string[]): string => parts.filter(part => part !== '').join('\n\n')
    return { theirs: written(both.theirs), mine: written(both.mine) }
  }

const countsOf = (lines: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return counts
}

/**
 * A merge that does not have each line as often as the changes of both sides say is none: both sides stay. A line would
 * stand twice or be back, for example, where one device moved a job to another section, and the other deleted it.
 */
const checked =
  <T>(linesOf: (value: T) => string[], merge: Merge<T>): Merge<T> =>
  (before, sides) => {
    const both = merge(before, sides)
    const counts = [before, sides.theirs, sides.mine, both.theirs, both.mine].map(value =>
      countsOf(linesOf(value)),
    )
    const isRight = (line: string): boolean => {
      const [was = 0, their = 0, my = 0, theirNow = 0, myNow = 0] = counts.map(each => each.get(line) ?? 0)
      const [fewest, most] = [Math.min(their, my), Math.max(their, my)]
      // The person is asked about this line.
      if (theirNow !== myNow) return Math.min(theirNow, myNow) >= fewest && Math.max(theirNow, myNow) <= most
      const least = Math.min(their + my - was, most)
      return myNow >= least && myNow <= Math.max(least, fewest)
    }
    return [...new Set(counts.flatMap(each => [...each.keys()]))].every(isRight) ? both : sides
  }

/**
 * Section by section, and a section that both sides changed entry by entry. Of sections or entries that both put into
 * different orders, each side keeps its own.
 */
export const mergedMarkdown: Merge<string> = within(
  markdownLimit,
  checked(linesIn, mergedSections(2, mergedSections(3))),
)

const mergedEntries = <Entry extends object>(
  likenessOf: LikenessOf<Entry>,
  linesOf: (entry: Entry) => string[],
): Merge<Entry[]> => {
  const valuesOf = (entry: Entry): Set<string> =>
    new Set(Object.values(entry).flatMap(value => linesIn(String(value))))
  return checked(
    entries => entries.flatMap(linesOf),
    (before, sides) =>
      mergedLists(
        before,
        sides,
        (one, other) => 2 * likenessOf(one, other) + linesInCommon(valuesOf(one), valuesOf(other)),
      ),
  )
}

export const mergedJobs: Merge<WorkEntry[]> = within(
  workAtMost,
  mergedEntries(likenessOfJobs, ({ description, ...name }) => [
    JSON.stringify(name),
    ...linesIn(description),
  ]),
)
export const mergedStudies: Merge<EducationEntry[]> = within(
  educationAtMost,
  mergedEntries(likenessOfStudies, study => [JSON.stringify(study)]),
)

/** Lines are told by their text. Their order says nothing. */
export const mergedVouched: Merge<VouchedLine[]> = within(vouchedAtMost, (before, { theirs, mine }) => {
  const [was, their, my] = [before, theirs, mine].map(lines => new Map(lines.map(line => [line.text, line])))
  const texts = new Set([...theirs, ...mine].map(({ text }) => text))
  return inSides(
    [...texts].map(text =>
      merged<VouchedLine | undefined>(was?.get(text), { theirs: their?.get(text), mine: my?.get(text) }),
    ),
  )
})
