import { expect, test } from 'vitest'
import { families } from './roles/all.ts'
import { familiesNear, familiesOf, familyOfSkill, nearness } from './roles.ts'

test.each<[string, string[]]>([
  ['Staff Nurse', ['nursing']],
  ['NURSES NEEDED URGENTLY', ['nursing']],
  ['Registered Nurse/Midwife', ['nursing', 'midwifery']],
  ['Snr. Accountant', ['accounting']],
  ['Sales Accountant', ['accounting']],
  ['Backend Engineer (Node.js)', ['backend']],
  ['I.T Officer', ['it-support']],
  ['HR & Admin Officer', ['human-resources', 'office-administration']],
  ['Company Driver – Lekki', ['driving']],
  ['Sales Representative / Driver', ['sales', 'driving']],
  ['Personal Assistant to the Director', ['executive-assistance']],
  ['Head of Nursing', ['nursing']],
  ['Class Teacher (Primary)', ['teaching']],
  ['Intern', ['internship']],
  ['HR Intern', ['human-resources']],
  ['Graduate Trainee Programme 2026', ['graduate-trainee']],
  ['Graduate Trainee Programme (Engineering)', ['graduate-engineering']],
  ['Graduate Trainee, Engineering', ['graduate-engineering']],
  ['Customer Care Representative', ['customer-care']],
  ['Nurse Recruiter', ['recruitment']],
  ['Human Resource Manager', ['hr-management']],
  ['Chief Happiness Wizard', []],
])('%j is of the families %j', (title, found) => {
  expect(familiesOf(title)).toEqual(found)
})

test('nearness holds both ways', () => {
  expect(nearness('nursing', 'midwifery')).toBe(nearness('midwifery', 'nursing'))
  expect(nearness('nursing', 'nursing')).toBe(1)
  expect(nearness('nursing', 'driving')).toBe(0)
  expect([...familiesNear(['nursing']).keys()]).toContain('midwifery')
})

test('a skill names the work of a family', () => {
  expect(familyOfSkill('Backend Development')).toBe('backend')
  expect(familyOfSkill('Kafka')).toBeUndefined()
})

test('each family has one place, each title one family, and each near family is there', () => {
  const ids = families.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  const titles = families.flatMap(({ id, titles }) => titles.map(title => ({ id, title })))
  const byTitle = Map.groupBy(titles, ({ title }) => title)
  expect(
    [...byTitle]
      .filter(([, of]) => new Set(of.map(({ id }) => id)).size > 1)
      .map(([title, of]) => [title, of.map(({ id }) => id).join()]),
  ).toEqual([])
  expect(
    families.flatMap(({ id, near }) => near.filter(([to]) => !ids.includes(to)).map(([to]) => `${id} ${to}`)),
  ).toEqual([])
  expect(families.length).toBeGreaterThanOrEqual(120)
  expect(titles.length).toBeGreaterThanOrEqual(1000)
})
