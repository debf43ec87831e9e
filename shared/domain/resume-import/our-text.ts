import { allResumeTemplates } from '../../lists.ts'
import { banners } from '../resume/banner.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { isDuration } from '../resume/duration.ts'
import { gradeLabel } from '../resume/link-fields.ts'
import { tidy } from '../resume/plain-words.ts'
import { kindOfTitle } from '../resume/section-kind.ts'
import { type OurBlock, resumeOfBlocks } from './our-blocks.ts'

const isSame = (lines: readonly string[], other: readonly string[]): boolean =>
  lines.length === other.length && other.every((line, at) => line.trim() === lines[at])

/** The lines between the banners of a template; null: there are none. The one below may have been left behind. */
const withinBanner = (lines: readonly string[]): readonly string[] | null => {
  for (const template of allResumeTemplates) {
    const { above, below } = banners[template]
    if (!isSame(lines.slice(0, above.length), above)) continue
    const isClosed = isSame(lines.slice(-below.length), below)
    return lines.slice(above.length, isClosed ? -below.length : undefined)
  }
  return null
}

const bullet = /^- (?=\S)/
// Longer lines are sentences.
const longestTitle = 160
const longestTime = 120
/** What stands in the place of a title, but is one more paragraph of the entry above. */
const isSentence = (line: string, below = ''): boolean =>
  line.length > longestTitle ||
  (line.length > 60 && /[.!?]$/.test(line) && (below === '' || bullet.test(below)))

/** Paragraphs have an empty line between: what follows one, or a bullet, was parted from it by some program. */
const flowOf = (lines: readonly string[]): OurBlock[] => {
  const blocks: OurBlock[] = []
  for (const line of lines) {
    const above = blocks.at(-1)
    if (bullet.test(line)) blocks.push({ tag: 'LI', text: line.replace(bullet, '') })
    else if (above) blocks[blocks.length - 1] = { ...above, text: `${above.text} ${line}` }
    else blocks.push({ tag: 'P', text: line })
  }
  return blocks
}

/** What stands below the title of an entry: a time first, if there is one, and then details. */
const belowOf = (line: string, isSchool: boolean): { duration: string; details: string } => {
  const [first = '', ...others] = line.split(' · ')
  const isDetail =
    first.startsWith(gradeLabel) ||
    (isSchool && others.length === 0 && !isDuration(first) && !/\d{4}/.test(first))
  return isDetail ? { duration: '', details: line } : { duration: first, details: others.join(' · ') }
}

const entryBlocks = (lines: readonly string[], isSchool: boolean): OurBlock[] => {
  const [title = '', second = '', ...others] = lines
  const isBelow = second !== '' && !bullet.test(second) && second.length <= longestTime
  return [
    { tag: 'H3', text: title, ...(isBelow ? belowOf(second, isSchool) : { duration: '', details: '' }) },
    ...flowOf(isBelow || second === '' ? others : [second, ...others]),
  ]
}

/** The lines of a text between its empty lines. */
const groupsOf = (lines: readonly string[]): string[][] => {
  const groups: string[][] = [[]]
  for (const line of lines) {
    if (line !== '') groups.at(-1)?.push(line)
    else if (groups.at(-1)?.length) groups.push([])
  }
  return groups.filter(group => group.length > 0)
}

const isTitle = ([first = '', second = '']: readonly string[]): boolean =>
  /^-+$/.test(second) && second.length === [...first].length

/**
 * The resume of a text file that we wrote: between our banners, its sections with a line of dashes below their titles.
 * null: it is other text.
 */
export const resumeOfOurText = (text: string): ResumeDocument | null => {
  const inner = withinBanner(
    tidy(text)
      .trim()
      .split('\n')
      .map(line => line.trim()),
  )
  if (!inner) return null
  const all = groupsOf(inner)
  // Somebody may have said neither a name nor how to reach them.
  const hasHead = !isTitle(all[0] ?? [])
  const [name = '', ...head] = (hasHead ? all[0] : null) ?? []
  const groups = hasHead ? all.slice(1) : all
  let kind = 'other'
  const blocks = groups.flatMap((group): OurBlock[] => {
    const [title = ''] = group
    const isSection = isTitle(group)
    if (isSection) kind = kindOfTitle(title)
    const lines = isSection ? group.slice(2) : group
    const [first = '', second] = lines
    const isEntry =
      (kind === 'work' || kind === 'education') &&
      first !== '' &&
      !bullet.test(first) &&
      !isSentence(first, second)
    return [
      ...(isSection ? [{ tag: 'H2', text: title } as const] : []),
      ...(isEntry ? entryBlocks(lines, kind === 'education') : flowOf(lines)),
    ]
  })
  return resumeOfBlocks([
    { tag: 'H1', text: name },
    ...head.map((text): OurBlock => ({ tag: 'P', text })),
    ...blocks,
  ])
}
