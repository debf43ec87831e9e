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

test('answers are kept as they were given, and go when removed', async () => {
  await signUps.hold('ngozi', { answers, trial: null }, now)
  expect((await signUps.held('ngozi', now)).answers).toEqual(answers)
  await signUps.remove('ngozi')
  expect((await signUps.held('ngozi', now)).answers).toBeNull()
  await signUps.remove('ngozi')
})

test('answers from before a question was asked are read as not answering it, and none when their time is over', async () => {
  await table.put({
    pk: 'SIGNUP#older',
    sk: 'SIGNUP',
    answers: { fullName: 'Ngozi\nEbun' },
    expiresAt: now.getTime() / 1000 + 1,
  })
  expect((await signUps.held('older', now)).answers).toEqual({ ...noAnswers, fullName: 'Ngozi\nEbun' })
  expect((await signUps.held('older', new Date(now.getTime() + 1000))).answers).toBeNull()
})

test('a sign-up without answers is one all the same', async () => {
  await signUps.hold('plain', { answers: null, trial: 'pro' }, now)
  expect((await signUps.held('plain', now)).answers).toBeNull()
  expect(await allDue(inTime)).toContain('plain')
  await signUps.remove('plain')
})

test('what is due is found in every shard and over pages, and nothing before its time', async () => {
  const early = Array.from({ length: 120 }, (_, n) => `early-${n}`)
  await Promise.all(early.map(name => signUps.hold(name, { answers, trial: null }, now)))
  await signUps.hold('late', { answers, trial: null }, new Date(now.getTime() + 1))
  expect(new Set(early.map(name => agendaEntry('sign-up', name, now).agendaShard)).size).toBe(4)

  expect(await allDue(new Date(inTime.getTime() - 1))).toEqual([])
  expect((await allDue(inTime)).sort()).toEqual(early.sort())
  expect(await allDue(new Date(inTime.getTime() + 1))).toHaveLength(121)
})
