import { expect, test } from 'vitest'
import { ceilingOf } from '../../shared/domain/interview/feedback.ts'
import { levels, pairsOf, readAnswers } from './answers.ts'
import { judgeSessions, recordedSessions } from './question-sets.ts'

const all = readAnswers()

test('the set has its stated size, and every question has answers of each level', () => {
  expect(new Set(all.map(({ jobTitle }) => jobTitle)).size).toBeGreaterThanOrEqual(15)
  for (const { question, answers } of all)
    for (const level of levels)
      expect([question, level, answers.some(answer => answer.level === level)]).toEqual([
        question,
        level,
        true,
      ])
})

test('the greatest score of a weak answer is never above that of a strong one, and the comparison finds a wrong order', () => {
  expect(pairsOf(all, ['strong', 'weak'], ceilingOf)).toMatchObject({ inOrder: 100, wrong: [] })
  expect(pairsOf(all, ['strong', 'weak'], answer => -answer.length).inOrder).toBeLessThan(50)
})

test('the check of questions passes recorded drafts, and finds a forbidden and a repeated question', () => {
  const sessions = recordedSessions()
  expect(judgeSessions(sessions)).toMatchObject({ unrepeated: 100, allowed: 100 })
  const [first] = sessions
  if (!first) throw new Error('There is no session.')
  const spoiled = [{ ...first, questions: [...first.questions.slice(1), 'Are you married?'] }]
  expect(judgeSessions(spoiled).allowed).toBeLessThan(100)
  expect(judgeSessions([{ ...first, askedBefore: first.questions }]).unrepeated).toBe(0)
})
