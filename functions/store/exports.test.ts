import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { localFeedback } from '../../shared/domain/interview/local-feedback.ts'
import { exportStore } from './exports.ts'
import { interviewStore } from './interviews.ts'
import { reviewStore } from './reviews.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const exports = exportStore(table)
const now = new Date('2026-11-20T10:00:00Z')

test('a row of an unknown kind is left out, and its kind is named', async () => {
  await table.put({ pk: 'USER#ada', sk: 'SECRET#1', code: 'x' })
  await table.put({ pk: 'USER#ada', sk: 'constructor', code: 'x' })
  await table.put({ pk: 'USER#ada', sk: 'SETTINGS', theme: 'dark' })
  const { rows, unknown } = await exports.page('ada', undefined, now)
  expect(rows).toEqual([{ section: 'settings', data: { theme: 'dark' } }])
  expect(unknown).toEqual(['SECRET#1', 'constructor'])
})

test('an interview session has its questions, its answers name their question, and internal fields are left out', async () => {
  const interviews = interviewStore(table)
  const id = ulid(now.getTime())
  const of = { jobTitle: 'Clerk', companyName: '', industry: 'retail', difficulty: 'beginner' } as const
  const it = { ...of, id, applicationId: null, askedBy: 'model', questions: ['Why?'] } as const
  await interviews.add('chika', it, now)
  const whole = await interviews.get('chika', id)
  if (!whole) throw new Error('no session')
  const text = 'For I like to count.'
  const answer = await interviews.saveAnswer('chika', whole.interview, { question: 0, text, now })
  await interviews.addFeedback('chika', id, answer, localFeedback(text))
  const { rows } = await exports.page('chika', undefined, now)
  const answers = rows.find(({ section }) => section === 'practice answers')
  const session = rows.find(({ section }) => section === 'practice sessions')
  expect(answers?.data).toMatchObject({ of: id, question: 0, text, feedback: { by: 'rules' } })
  expect(session?.data).toMatchObject({ id, jobTitle: 'Clerk', questions: ['Why?'], answered: 1 })
  for (const ours of ['activeAt', 'activeSeconds', 'scored', 'revision'])
    expect(session?.data).not.toHaveProperty(ours)
})

test('an expired row that the table has not deleted yet is left out', async () => {
  const row = { pk: 'USER#bala', id: ulid(), title: 'Hello', message: '', href: null }
  await table.put({ ...row, sk: 'NOTIFICATION#1', expiresAt: now.getTime() / 1000 })
  await table.put({ ...row, sk: 'NOTIFICATION#2', expiresAt: now.getTime() / 1000 + 1 })
  const { rows } = await exports.page('bala', undefined, now)
  expect(rows).toMatchObject([{ section: 'notifications', data: { title: 'Hello' } }])
})

test("a pointer cannot lead to another person's review", async () => {
  const id = ulid(now.getTime())
  const sent = { id, rating: 1, reviewText: 'Mine alone.', reviewerName: 'Chi' }
  await reviewStore(table).submit('chi', sent, now)
  await table.put({ pk: 'USER#dayo', sk: `REVIEW#${id}`, id })
  expect((await exports.page('dayo', undefined, now)).rows).toEqual([])
  expect((await exports.page('chi', undefined, now)).rows).toEqual([
    {
      section: 'reviews',
      data: {
        ...sent,
        reviewerRole: 'Job Seeker',
        likes: 0,
        dislikes: 0,
        createdAt: now.toISOString(),
        approved: false,
      },
    },
  ])
})
