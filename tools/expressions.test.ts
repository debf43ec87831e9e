import { analyse } from 'scslre'
import { beforeAll, expect, test } from 'vitest'
import { type Expression, madeBy, sourcesOf, writtenIn } from './expressions.ts'

/** Slow on a long text, and never given one: how many of a file, and why. What is not slow any more has to go. */
const accepted: Readonly<Record<string, { readonly count: number; readonly because: string }>> = {
  'shared/domain/interview/orders.ts': {
    count: 1,
    because: 'Each try succeeds: it takes what is no end of a sentence, and then an end.',
  },
  'shared/domain/jobs/pay-text.ts': { count: 1, because: 'It is given the digits of one figure.' },
  'shared/domain/jobs/skills.ts': { count: 2, because: 'They are given eight characters.' },
  'shared/domain/truth/runs.ts': { count: 1, because: '`beforeAt` gives it 240 characters.' },
  'shared/domain/truth/skill-names.ts': { count: 1, because: 'It is given twelve characters.' },
  'shared/domain/truth/titles.ts': { count: 1, because: '`beforeAt` gives it 240 characters.' },
}
/** Made anew for each call, and therefore not looked at: of a person's own words, each sign of them for itself. */
const madeLater = ['functions/prompts/tellable.ts']

const fileOf = (at: string): string => at.split(':')[0] ?? ''

/** Whether there is a sign whose repetition makes it take the square of a text's length, or worse. */
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

test('no expression takes the square of the length of what people send', () => {
  const slow = [...written, ...made].filter(({ source, flags }) => isSlow(source, flags))
  const refused = slow.filter(({ at }) => accepted[fileOf(at)] === undefined)
  const counts = Map.groupBy(slow, ({ at }) => fileOf(at))
  expect(written.length).toBeGreaterThan(500)
  expect(refused.map(({ at, source }) => `${at} /${source}/`)).toEqual([])
  for (const [file, { count }] of Object.entries(accepted)) expect(counts.get(file), file).toHaveLength(count)
})

test('an expression that is made of parts is made once, when its file is loaded', () => {
  const seen = new Set(made.map(({ at }) => at))
  const later = madeAt.filter(at => !seen.has(at))
  expect(later.map(fileOf)).toEqual(madeLater)
})
