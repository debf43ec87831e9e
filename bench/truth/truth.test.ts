import { expect, test } from 'vitest'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import { writeResume } from '../../shared/domain/resume/write.ts'
import { checkResume } from '../../shared/domain/truth/check-resume.ts'
import { claimKinds } from '../../shared/lists.ts'
import deedsHeld from './deeds-held.json' with { type: 'json' }
import deedsOpen from './deeds-open.json' with { type: 'json' }
import deedsSecond from './deeds-second.json' with { type: 'json' }
import { fresh } from './fresh.ts'
import { heldOut } from './held-out.ts'
import { readPeople } from './read.ts'
import { readLines } from './read-lines.ts'
import { judgeAll, markedOf, scoreOf, scoresByKind } from './score.ts'
import { seen } from './seen.ts'

const sets = { seen, 'held out': heldOut, fresh }
const judged = Object.entries(sets).map(([name, text]) => [name, judgeAll(readPeople(text))] as const)
const all = judged.flatMap(([, units]) => units)

const deedSets = [
  { name: 'open', json: deedsOpen, least: 0.95 },
  { name: 'second', json: deedsSecond, least: 0.9 },
  { name: 'held-back', json: deedsHeld, least: 0.9 },
].map(set => {
  const people = readLines(set.json)
  return { ...set, people, units: judgeAll(people) }
})
const withDeeds = [...all, ...deedSets.flatMap(({ units }) => units)]

test.each(judged)('in the texts of the %s people, false claims are marked, and few others', (_, units) => {
  const { recall, precision } = scoreOf(units)
  expect(recall).toBeGreaterThanOrEqual(0.95)
  expect(precision).toBeGreaterThanOrEqual(0.95)
})

test('each kind of claim is found', () => {
  for (const { kind, recall, precision } of scoresByKind(withDeeds)) {
    expect([kind, recall >= 0.85, precision >= 0.85]).toEqual([kind, true, true])
  }
})

test.each(deedSets)(
  'invented deeds, ranks and outcomes of the $name set are marked, and hardly a true line in other words',
  ({ people, units, least }) => {
    const { recall, precision } = scoreOf(units)
    expect([recall >= least, precision >= 0.95]).toEqual([true, true])
    // Of a kind with few lines, one says nothing.
    for (const { kind, planted, recall } of scoresByKind(units))
      if (planted > 5) expect([kind, recall >= 0.85]).toEqual([kind, true])
    const { marked, all } = markedOf(people, units)
    expect(marked / all).toBeLessThanOrEqual(0.05)
  },
)

test('the set has its stated size, and every planted claim is in a text', () => {
  expect(Object.values(sets).flatMap(readPeople).length).toBeGreaterThanOrEqual(40)
  const { planted, supported } = scoreOf(all)
  expect(planted).toBeGreaterThanOrEqual(300)
  expect(supported).toBeGreaterThanOrEqual(1200)
  for (const kind of claimKinds)
    expect(withDeeds.filter(unit => unit.planted === kind).length).toBeGreaterThanOrEqual(20)
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
