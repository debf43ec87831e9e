import { expect, test } from 'vitest'
import { fresh } from './fresh.ts'
import { hard } from './hard.ts'
import { heldOut } from './held-out.ts'
import { pairsOf } from './pairs.ts'
import { judgeSets, misplaced, sessionsFor } from './question-sets.ts'
import { levels, readAnswers } from './read.ts'
import { roles } from './roles.ts'
import { seen } from './seen.ts'

const sets = Object.entries({ seen, 'held out': heldOut, hard, fresh }).map(
  ([name, text]) => [name, readAnswers(text)] as const,
)
const all = sets.flatMap(([, asked]) => asked)

test('the set is as large as it says, and every question has answers of each level', () => {
  expect(new Set(all.map(({ jobTitle }) => jobTitle)).size).toBeGreaterThanOrEqual(15)
  for (const { question, answers } of all)
    for (const level of levels)
      expect([question, level, answers.some(answer => answer.level === level)]).toEqual([
        question,
        level,
        true,
      ])
})

test.each(sets)('of %s, strong answers stand above weak ones', (_, asked) => {
  const { right, all: count } = pairsOf(asked, 'strong', 'weak')
  expect(right / count).toBeGreaterThanOrEqual(0.95)
})

test('the check of questions holds for a role, and fails for questions of other roles', () => {
  const sessions = roles.slice(0, 4).flatMap(role => sessionsFor(role, 'intermediate'))
  expect(judgeSets(sessions)).toMatchObject({ unrepeated: 100, specific: 100, allowed: 100 })
  expect(judgeSets(misplaced(sessions)).specific).toBeLessThan(50)
  const [first] = sessions
  if (!first) throw new Error('There is no session.')
  const spoiled = [{ ...first, questions: [...first.questions.slice(1), 'Are you married?'] }]
  expect(judgeSets(spoiled).allowed).toBeLessThan(100)
  expect(judgeSets([{ ...first, askedBefore: first.questions }]).unrepeated).toBe(0)
})
