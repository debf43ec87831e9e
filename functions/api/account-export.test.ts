import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { apiClient } from '../../local/people.ts'
import { LocalStack } from '../../local/stack.ts'
import type { ExportedRow } from '../../shared/api/account.ts'
import { reviewModeration } from '../store/review-moderation.ts'

const stack = await LocalStack.start()
const { table } = stack
afterAll(() => stack.stop())

const person = async (name: string) => {
  const known = await stack.signUp({ email: `${name}-${ulid()}@example.com`, fullName: name })
  const api = apiClient(stack.url, await stack.accessToken(known.email, known.password))
  const all = async (): Promise<ExportedRow[]> => {
    const rows: ExportedRow[] = []
    let after: string | null | undefined
    do {
      const page = await api.account.export({ query: after ? { after } : {} })
      rows.push(...page.rows)
      after = page.next
    } while (after)
    return rows
  }
  return { ...known, api, all }
}

test('contains everything that a person would look for, by section, and no internal fields', async () => {
  const ada = await person('Ada')
  const bala = await person('Bala')
  const review = { id: ulid(), rating: 4, reviewText: 'Good, and mine.', reviewerName: 'Ada' }
  await bala.api.reviews.submit({ body: { ...review, id: ulid(), reviewText: "Bala's words." } })
  await ada.api.reviews.submit({ body: review })
  await reviewModeration(table).approve(review.id)
  await ada.api.reviews.vote({ params: { id: review.id }, body: { vote: 'like' } })
  const job = { id: ulid(), jobTitle: 'Planner', companyName: 'Gada Cement', status: 'interview' } as const
  const removed = { id: ulid(), jobTitle: 'Clerk', companyName: 'Tudun' }
  await ada.api.applications.create({ body: job })
  await ada.api.applications.create({ body: removed })
  await ada.api.applications.remove({ params: { id: removed.id } })
  await ada.api.settings.update({ body: { theme: 'dark' } })
  const ticket = { subject: 'Hello', message: 'There', priority: 'low', category: 'general' } as const
  await ada.api.support.open({ body: { ...ticket, id: ulid() } })
  await ada.api.support.open({ body: { ...ticket, id: ulid() } })

  const rows = await ada.all()
  expect(Object.fromEntries(Map.groupBy(rows, ({ section }) => section))).toMatchObject({
    profile: [{ data: { fullName: 'Ada', email: ada.email } }],
    settings: [{ data: { theme: 'dark' } }],
    applications: [{ data: { ...job, stage: 3 } }],
    'removed applications': [{ data: removed }],
    tickets: [{ data: ticket }, { data: ticket }],
    reviews: [{ data: { ...review, likes: 1, approved: true } }],
    votes: [{ data: { reviewId: review.id, vote: 'like' } }],
    notifications: expect.arrayContaining([
      expect.objectContaining({ data: expect.objectContaining({ title: 'Welcome to Aiki' }) }),
    ]),
  })
  const exported = JSON.stringify(rows)
  for (const ours of [
    '"pk"',
    '"sk"',
    'USER#',
    'expiresAt',
    'agendaShard',
    'dueAt',
    'userId',
    '"used"',
    'TRACKED',
  ])
    expect(exported).not.toContain(ours)
  expect(exported).not.toContain("Bala's words.")
})

test('is split into pages above one megabyte, with each row once', async () => {
  const ada = await person('Ada')
  const notes = 'ọ'.repeat(5000)
  const ids = Array.from({ length: 150 }, (_, n) => ulid(n))
  for (let first = 0; first < ids.length; first += 50)
    await ada.api.applications.import({
      body: {
        rows: ids
          .slice(first, first + 50)
          .map(id => ({ id, jobTitle: `Job ${id}`, companyName: 'Gada Cement', notes })),
      },
    })
  const first = await ada.api.account.export({ query: {} })
  expect(first.next).not.toBeNull()
  const exported = (await ada.all()).flatMap(({ section, data }) =>
    section === 'applications' ? [data.id] : [],
  )
  expect(exported.toSorted()).toEqual(ids.toSorted())
})

test("never shows another person's rows for a forged page token", async () => {
  const ada = await person('Ada')
  const bala = await person('Bala')
  const word = (text: string) => Buffer.from(text).toString('base64url')
  const forged = [
    `USER#${bala.sub}`,
    JSON.stringify({ pk: `USER#${bala.sub}`, sk: 'A' }),
    'A',
    '!',
    `USER#${bala.sub}\u0000PROFILE`,
  ].map(word)
  for (const after of forged) {
    const answer = await ada.api.account.export({ query: { after } })
    expect(JSON.stringify(answer)).not.toContain(bala.email)
    for (const { section, data } of answer.rows) if (section === 'profile') expect(data.fullName).toBe('Ada')
  }
  for (const after of ['not base64 at all', '====', 'QQ=='])
    await expect(ada.api.account.export({ query: { after } })).rejects.toMatchObject({
      code: 'invalid_input',
    })
})
