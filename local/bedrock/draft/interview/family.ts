import type { Difficulty } from '../../../../shared/lists.ts'

/** What is asked of people of one kind of work. */
export type Family = {
  readonly name: string
  /** The titles of it. */
  readonly titles: RegExp
  /** What they do, as it stands behind `you are`: `reconciling a bank account`. */
  readonly doings: readonly string[]
  /** Questions of its own, whole. */
  readonly questions: Readonly<Record<Difficulty, readonly string[]>>
}

const marks: Readonly<Record<string, Difficulty>> = { b: 'beginner', i: 'intermediate', a: 'advanced' }

/** A line is a doing, behind `t `, or a question of a difficulty, behind `b `, `i `, `a `. */
export const family = (name: string, titles: RegExp, lines: string): Family => {
  const read = lines
    .trim()
    .split('\n')
    .map(line => [line.slice(0, 1), line.slice(2).trim()] as const)
  const of = (difficulty: Difficulty) =>
    read.flatMap(([mark, text]) => (marks[mark] === difficulty ? [text] : []))
  return {
    name,
    titles,
    doings: read.flatMap(([mark, text]) => (mark === 't' ? [text] : [])),
    questions: { beginner: of('beginner'), intermediate: of('intermediate'), advanced: of('advanced') },
  }
}
