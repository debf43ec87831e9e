import { expect, test } from 'vitest'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import { writeResume } from '../../shared/domain/resume/write.ts'
import { checkResume } from '../../shared/domain/truth/check-resume.ts'
import { claimKinds } from '../../shared/lists.ts'
import { fresh } from './fresh.ts'
import { heldOut } from './held-out.ts'
import { readPeople } from './read.ts'
import { judgeAll, scoreOf, scoresByKind } from './score.ts'
import { seen } from './seen.ts'

const sets = { seen, 'held out': heldOut, fresh }
const judged = Object.entries(sets).map(([name, text]) => [name, judgeAll(readPeople(text))] as const)
const all = judged.flatMap(([, units]) => units)

test.each(judged)('in the texts of the %s people, false claims are marked, and few others', (_, units) => {
  const { recall, precision } = scoreOf(units)
  expect(recall).toBeGreaterThanOrEqual(0.95)
  expect(precision).toBeGreaterThanOrEqual(0.95)
})

test('each kind of claim is found', () => {
  for (const { kind, recall, precision } of scoresByKind(all)) {
    expect([kind, recall >= 0.9, precision >= 0.9]).toEqual([kind, true, true])
  }
})

test('the set has its stated size, and every planted claim is in a text', () => {
  expect(Object.values(sets).flatMap(readPeople).length).toBeGreaterThanOrEqual(40)
  const { planted, borneOut } = scoreOf(all)
  expect(planted).toBeGreaterThanOrEqual(300)
  expect(borneOut).toBeGreaterThanOrEqual(1200)
  for (const kind of claimKinds)
    expect(all.filter(unit => unit.planted === kind).length).toBeGreaterThanOrEqual(20)
  expect(all.filter(({ text }) => text.endsWith('(not read)'))).toEqual([])
})

test("every line of a resume in the person's own words has a source", () => {
  for (const { facts } of Object.values(sets).flatMap(readPeople)) {
    const { units } = checkResume(writeResume(assembleResume(facts.form, null)), facts, [], {
      today: '2026-11-21',
    })
    expect(units.length).toBeGreaterThan(5)
    expect(units.filter(({ claims }) => claims.length > 0)).toEqual([])
  }
})
