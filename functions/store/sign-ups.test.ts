import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import type { SignUpAnswers } from '../../shared/api/profile.ts'
import { noAnswers } from '../../shared/domain/profile.ts'
import { agendaEntry } from './agenda.ts'
import { confirmWithin, signUpStore } from './sign-ups.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const signUps = signUpStore(table)

const now = new Date('2026-11-20T10:00:00.000Z')
const inTime = new Date(now.getTime() + confirmWithin)
const answers: SignUpAnswers = {
  fullName: 'Ngozi Ẹ̀bun',
  phone: '+234 800 000 0000',
  state: 'Lagos',
  location: 'Ikeja',
  willingToRelocate: true,
  jobTypes: ['Remote', 'Full-time'],
  jobTitle: 'Accountant',
  industry: 'Finance',
  experienceLevel: 'mid',
  salaryMin: 300_000,
  salaryMax: null,
  skills: ['Excel', 'IFRS'],
  techStack: [],
  certifications: ['ICAN'],
  languages: ['English', 'Igbo'],
  careerObjectives: 'Lead a team.\nBy 2028.',
  jobSearchTimeline: '3-months',
}
const allDue = async (at: Date) => {
  const names: string[] = []
  for await (const name of signUps.due(at)) names.push(name)
  return names
}

test('answers are stored as given, and removed on request', async () => {
  await signUps.save('ngozi', { answers, trial: null, agreedAt: null }, now)
  expect((await signUps.get('ngozi', now)).answers).toEqual(answers)
  await signUps.remove('ngozi')
  expect((await signUps.get('ngozi', now)).answers).toBeNull()
  await signUps.remove('ngozi')
})

test('older answers without a question are read, and expired answers are not', async () => {
  await table.put({
    pk: 'SIGNUP#older',
    sk: 'SIGNUP',
    answers: { fullName: 'Ngozi\nEbun' },
    expiresAt: now.getTime() / 1000 + 1,
  })
  expect((await signUps.get('older', now)).answers).toEqual({ ...noAnswers, fullName: 'Ngozi\nEbun' })
  expect((await signUps.get('older', new Date(now.getTime() + 1000))).answers).toBeNull()
})

test('a sign-up without answers is still a sign-up', async () => {
  await signUps.save('plain', { answers: null, trial: 'pro', agreedAt: null }, now)
  expect((await signUps.get('plain', now)).answers).toBeNull()
  expect(await allDue(inTime)).toContain('plain')
  await signUps.remove('plain')
})

test('due sign-ups are found in every shard and on all pages, and no earlier ones', async () => {
  const early = Array.from({ length: 120 }, (_, n) => `early-${n}`)
  await Promise.all(early.map(name => signUps.save(name, { answers, trial: null, agreedAt: null }, now)))
  await signUps.save('late', { answers, trial: null, agreedAt: null }, new Date(now.getTime() + 1))
  expect(new Set(early.map(name => agendaEntry('sign-up', name, now).agendaShard)).size).toBe(4)

  expect(await allDue(new Date(inTime.getTime() - 1))).toEqual([])
  expect((await allDue(inTime)).sort()).toEqual(early.sort())
  expect(await allDue(new Date(inTime.getTime() + 1))).toHaveLength(121)
})
