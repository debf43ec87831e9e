import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { lineBound } from '../store/generation-row.ts'
import { begun, filled } from '../store/resumes.testing.ts'
import { usageKey } from '../store/usage.ts'
import { startAssistant } from './assistant.testing.ts'
import { lineGeneration } from './improve-line.ts'

const { services, generations, resumes, table, stop } = await startAssistant()
afterAll(stop)
const now = new Date('2026-11-27T10:00:00Z')

const [gani] = filled().workExperience
/** A person who held one title twice at Gani Haulage. */
const workExperience = gani
  ? [
      gani,
      { ...gani, duration: '2019 to 2021', description: 'Counted stock.' },
      { ...gani, company: 'Zenith Bank', description: 'Sold bonds.' },
    ]
  : []

const asked = async (place: { title: string; organisation: string } | null) => {
  const sub = crypto.randomUUID()
  const resume = begun({ form: filled({ workExperience }) })
  const { id: resumeId } = await resumes.create(sub, resume, null, now)
  const body = { id: ulid(), resumeId, text: 'Was on deliveries', place }
  const generation = await lineGeneration(services, { sub, body, now })
  const lease = await generations.begin(generation.request, now)
  if (lease === 'done') throw new Error('It is done already.')
  return { ...generation, lease }
}
const atGani = { title: 'Operations Officer', organisation: 'GANI HAULAGE' }

test('the model sees the facts of the jobs that the line may be of, and no name', async () => {
  const { prompt } = (await asked(atGani)).task()
  expect(prompt).toContain('work.0: Cut late deliveries')
  expect(prompt).toContain('work.1: Counted stock')
  expect(prompt).not.toMatch(/Sold bonds|education|Amina/)
  expect((await asked(null)).task().prompt).toContain('education.0 head')
})

test('alternatives that rest on nothing, or say the line itself, are not offered', async () => {
  const { save, stored, lease } = await asked(atGani)
  await save(
    {
      alternatives: [
        { facts: [999], text: 'Led a team of 40' },
        { facts: [5], text: 'was on deliveries' },
        { facts: [5], text: 'Cut late deliveries https://evil.example' },
      ],
    },
    lease,
  )
  expect(await stored()).toEqual({
    alternatives: [
      {
        text: 'Cut late deliveries',
        facts: ['Cut late deliveries from 18% to 11% in eight months.'],
      },
    ],
  })
})

test.each([
  ['rests on no fact', [{ facts: [1], text: 'Led a team of 40' }]],
  ['is the line', [{ facts: [5], text: 'Was on deliveries.' }]],
  ['is there', []],
])('where all that %s, the answer has no alternatives, and no use is counted', async (_, alternatives) => {
  const { save, stored, lease, request } = await asked(atGani)
  const usedToday = async () =>
    (await table.get(usageKey(request.sub, lineBound.metric, dayInLagos(now))))?.used
  expect(await usedToday()).toBe(1)
  await save({ alternatives }, lease)
  expect(await stored()).toEqual({ alternatives: [] })
  expect(await usedToday()).toBe(0)
})

test('one wording is offered once', async () => {
  const { save, stored, lease } = await asked(atGani)
  const texts = ['Cut late deliveries', 'Cut late deliveries.', 'Reduced late deliveries']
  await save({ alternatives: texts.map(text => ({ facts: [5], text })) }, lease)
  expect((await stored())?.alternatives.map(({ text }) => text)).toEqual([texts[0], texts[2]])
})
