import { analyse } from 'scslre'
import { beforeAll, expect, test } from 'vitest'
import { type Expression, madeBy, sourcesOf, writtenIn } from './expressions.ts'

/**
 * Expressions that are slow on a long text but never get one: how many in each file, and why. An entry whose expression
 * is no longer slow must be removed.
 */
const accepted: Readonly<Record<string, { readonly count: number; readonly because: string }>> = {
  'shared/domain/interview/scorer-instructions.ts': {
    count: 1,
    because: 'Each try succeeds: it takes what is no end of a sentence, and then an end.',
  },
  'shared/domain/jobs/pay.ts': { count: 1, because: 'It is given the digits of one figure.' },
  'shared/domain/jobs/skills.ts': { count: 2, because: 'They are given eight characters.' },
  'shared/domain/truth/capital-words.ts': { count: 1, because: '`beforeAt` gives it 240 characters.' },
  'shared/domain/truth/skills.ts': { count: 1, because: 'It is given twelve characters.' },
  'shared/domain/truth/titles.ts': { count: 1, because: '`beforeAt` gives it 240 characters.' },
}
/**
 * Files that make expressions for each call, from a person's own words. They are not checked, because every character
 * is escaped.
 */
const madeLater = ['functions/prompts/prompt-parts.ts']

const fileOf = (at: string): string => at.split(':')[0] ?? ''

/** Whether a repeated character makes the expression take quadratic time or worse. */
const isSlow = (source: string, flags: string): boolean => analyse({ source, flags }).reports.length > 0

const { written, madeAt } = writtenIn(sourcesOf(['shared', 'functions']))
let made: Expression[]
beforeAll(async () => {
  made = await madeBy([...new Set(madeAt.map(fileOf))])
})

test.each([
  [/\s+$/, true],
  [/(?<!\s)\s+$/, false],
  [/\s*,\s*/, true],
  [/(?:(?<!\s)\s+)?,\s*/, false],
  [/^(a+)+$/, true],
])('%s is slow: %s', ({ source, flags }, is) => {
  expect(isSlow(source, flags)).toBe(is)
})

test('no expression takes quadratic time on a text from outside', () => {
  const slow = [...written, ...made].filter(({ source, flags }) => isSlow(source, flags))
  const refused = slow.filter(({ at }) => accepted[fileOf(at)] === undefined)
  const counts = Map.groupBy(slow, ({ at }) => fileOf(at))
  expect(written.length).toBeGreaterThan(500)
  expect(refused.map(({ at, source }) => `${at} /${source}/`)).toEqual([])
  for (const [file, { count }] of Object.entries(accepted)) expect(counts.get(file), file).toHaveLength(count)
})

test('an expression that is made from parts is made once, when its file is loaded', () => {
  const seen = new Set(made.map(({ at }) => at))
  const later = madeAt.filter(at => !seen.has(at))
  expect(later.map(fileOf)).toEqual(madeLater)
})
