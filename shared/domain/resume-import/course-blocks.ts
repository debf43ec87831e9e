import { datedIn } from '../resume/dates.ts'
import type { Line } from './lines.ts'
import { studyParts } from './study-parts.ts'

// Where each course of study begins, if the lines of a section show it by their order alone. Then no name has to be known.

const longestHead = 140

const isDated = ({ text }: Line): boolean => text.length < longestHead && datedIn(text) !== null

const blocksAt = (lines: readonly Line[], starts: readonly number[]): (readonly Line[])[] =>
  starts.map((start, at) => lines.slice(start, starts[at + 1] ?? lines.length))

const schoolsIn = (block: readonly Line[]): number =>
  block.filter(({ text }) => studyParts(text).some(({ is }) => is === 'school')).length

/** Whether each block has one date, as one course has. */
const areCourses = (blocks: readonly (readonly Line[])[]): boolean =>
  blocks.length > 1 && blocks.every(block => block.filter(isDated).length === 1 && schoolsIn(block) < 2)

const linesWith = (lines: readonly Line[], is: (line: Line, at: number) => boolean): number[] =>
  lines.flatMap((line, at) => (is(line, at) ? [at] : []))

/** The first line of each course, where all courses have as many lines, and the date in the same one. */
const everyFew = (lines: readonly Line[]): number[] => {
  const dates = linesWith(lines, isDated)
  const count = lines.length / Math.max(dates.length, 1)
  const [first = 0] = dates
  const isRegular = first < count && dates.every((date, at) => date === first + at * count)
  return isRegular ? dates.map(date => date - first) : []
}

/** The lines in blocks of one course each; null: only the words of the lines tell where a course begins. */
export const courseBlocks = (lines: readonly Line[]): (readonly Line[])[] | null => {
  const [first] = lines
  if (!first) return null
  const gaps = linesWith(lines, ({ gap }, at) => gap || at === 0)
  const bullets = first.bullet === 'none' ? [] : linesWith(lines, ({ bullet }) => bullet === first.bullet)
  const isEven = gaps.length === 1 || gaps.length === lines.length
  const found = [gaps, bullets, isEven ? everyFew(lines) : []]
    .map(starts => blocksAt(lines, starts))
    .find(areCourses)
  // A bullet before each course, or before each line of it, is none.
  return (
    found?.map(block =>
      block.map(line => (line.bullet === first.bullet ? { ...line, bullet: 'none' } : line)),
    ) ?? null
  )
}
