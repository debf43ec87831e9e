import { ulid } from 'ulid'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { reviewModeration } from '../store/review-moderation.ts'
import { reviewStore, voteStore } from '../store/reviews.ts'
import { serveReviews } from './reviews.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
afterEach(() => vi.useRealTimers())
const gateway = serveReviews({ reviews: reviewStore(table), votes: voteStore(table) })
const moderation = reviewModeration(table)

const praise = (fields = {}) => ({
  id: ulid(),
  rating: 5,
  reviewText: 'It kept every thread for me.',
  reviewerName: 'Ngozi Ẹ̀bun',
  ...fields,
})
const list = (query = {}) => call(gateway, { route: 'GET /reviews', sub: null, query })
const person = (sub = crypto.randomUUID()) => ({
  sub,
  submit: (body: object) => call(gateway, { route: 'POST /reviews', sub, body }),
  votes: async () => (await call(gateway, { route: 'GET /reviews/votes', sub })).body.votes,
  vote: (id: string, vote: string) =>
    call(gateway, { route: 'PUT /reviews/{id}/vote', sub, params: { id }, body: { vote } }),
  reviewPublic: async (fields = {}) => {
    const sent = praise(fields)
    await call(gateway, { route: 'POST /reviews', sub, body: sent })
    await moderation.approve(sent.id)
    return sent.id
  },
})
const shown = async (id: string) => {
  const { body } = await list()
  return body.reviews.find((review: { id: string }) => review.id === id)
}

test('a review is public once it is approved, and shows only the name that its author gave', async () => {
  const ada = person()
  const sent = praise({ reviewText: '  <b>Good</b> & honest  ' })
  expect(await ada.submit(sent)).toMatchObject({ status: 201, body: { id: sent.id } })
  expect(await shown(sent.id)).toBeUndefined()

  await moderation.approve(sent.id)
  expect(await shown(sent.id)).toEqual({
    ...sent,
    reviewText: '<b>Good</b> & honest',
    reviewerRole: 'Job Seeker',
    likes: 0,
    dislikes: 0,
    createdAt: expect.any(String),
  })
  expect((await list()).text).not.toContain(ada.sub)
})

test.each([
  ['another person to write as', { user_id: 'someone-else' }, 'user_id'],
  ['another role', { reviewerRole: 'CEO' }, 'reviewerRole'],
  ['its own approval', { approved: true }, 'approved'],
  ['likes', { likes: 900 }, 'likes'],
  ['no star', { rating: 0 }, 'rating'],
  ['a sixth star', { rating: 6 }, 'rating'],
  ['half a star', { rating: 4.5 }, 'rating'],
  ['only spaces', { reviewText: '  ' }, 'reviewText'],
  ['a speech', { reviewText: 'x'.repeat(1001) }, 'reviewText'],
  ['a name of two lines', { reviewerName: 'Ada\nCEO' }, 'reviewerName'],
  ['no name', { reviewerName: '' }, 'reviewerName'],
])('a review with %s is refused at its field', async (_, fields, at) => {
  const { status, body } = await person().submit(praise(fields))
  expect(status).toBe(400)
  expect(Object.keys(body.error.fields)).toEqual([at])
})

test('a visitor can read reviews, but neither write nor vote', async () => {
  expect((await list()).status).toBe(200)
  expect((await call(gateway, { route: 'POST /reviews', sub: null, body: praise() })).status).toBe(401)
  const params = { id: ulid() }
  const vote = { route: 'PUT /reviews/{id}/vote', sub: null, params, body: { vote: 'like' } }
  expect((await call(gateway, vote)).status).toBe(401)
  expect((await call(gateway, { route: 'GET /reviews/votes', sub: null })).status).toBe(401)
})

test('a review that is sent twice at once, and again after its approval, is one review', async () => {
  const ada = person()
  const sent = praise()
  const both = await Promise.all([ada.submit(sent), ada.submit({ ...sent, reviewText: 'Changed.' })])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect((await moderation.pending()).filter(({ id }) => id === sent.id)).toHaveLength(1)
  await moderation.approve(sent.id)
  expect((await ada.submit(sent)).status).toBe(201)
  expect((await moderation.pending()).filter(({ id }) => id === sent.id)).toEqual([])
  // One of three reviews a day is used, so two are left.
  expect((await ada.submit(praise())).status).toBe(201)
  expect((await ada.submit(praise())).status).toBe(201)
  expect((await ada.submit(praise())).status).toBe(429)
  expect((await ada.submit(sent)).status).toBe(201)
})

test("a request with the id of another person's review changes nothing of it, before and after its approval", async () => {
  const ada = person()
  const sent = praise()
  await ada.submit(sent)
  const bala = person()
  const forged = { ...sent, reviewText: 'Bad.', rating: 1 }
  expect(await bala.submit(forged)).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } })
  await moderation.approve(sent.id)
  await bala.submit(forged)
  await expect(moderation.approve(sent.id)).rejects.toMatchObject({ code: 'not_found' })
  expect(await shown(sent.id)).toMatchObject({ rating: 5, reviewText: sent.reviewText })
  await moderation.reject(sent.id)
})

test('the fourth review of a day in Lagos is refused, and the next day it is accepted', async () => {
  // Ten minutes before midnight in Lagos.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T22:50:00Z') })
  const ada = person()
  for (let n = 0; n < 3; n += 1) expect((await ada.submit(praise())).status).toBe(201)
  expect(await ada.submit(praise())).toMatchObject({ status: 429, body: { error: { code: 'daily_limit' } } })
  expect((await person().submit(praise())).status).toBe(201)
  vi.setSystemTime(new Date('2026-11-20T23:10:00Z'))
  expect((await ada.submit(praise())).status).toBe(201)
})

test.each([
  ['years ahead', '2038-01-01T00:00:00Z'],
  ['years behind', '2009-12-31T00:00:00Z'],
])('a phone whose clock is %s does not decide the position of its review', async (_, clock) => {
  const ada = person()
  const sent = praise({ id: ulid(Date.parse(clock)) })
  const { id } = (await ada.submit(sent)).body
  expect((await ada.submit(sent)).body).toEqual({ id })
  await moderation.approve(id)
  const later = await person().reviewPublic()
  const first = (await list()).body.reviews.slice(0, 2)
  expect(first.map((review: { id: string }) => review.id)).toEqual([later, id])
})

test('fifty simultaneous likes of one person count as one, and the other button changes nothing', async () => {
  const id = await person().reviewPublic()
  const ada = person()
  const votes = await Promise.all(Array.from({ length: 50 }, () => ada.vote(id, 'like')))
  expect(new Set(votes.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await ada.vote(id, 'dislike')).body).toEqual({ likes: 1, dislikes: 0, vote: 'like' })
  const bala = person()
  expect((await bala.vote(id, 'dislike')).body).toEqual({ likes: 1, dislikes: 1, vote: 'dislike' })
  expect([await ada.votes(), await bala.votes()]).toEqual([[{ id, vote: 'like' }], [{ id, vote: 'dislike' }]])
})

test('fifty simultaneous likes of fifty people count as fifty', async () => {
  const id = await person().reviewPublic()
  await Promise.all(Array.from({ length: 50 }, () => person().vote(id, 'like')))
  expect(await shown(id)).toMatchObject({ likes: 50, dislikes: 0 })
})

test('a review that is not public cannot get votes', async () => {
  const sent = praise()
  const ada = person()
  await ada.submit(sent)
  expect((await ada.vote(sent.id, 'like')).status).toBe(404)
  expect((await ada.vote(ulid(), 'like')).status).toBe(404)
  // No vote was stored that would prevent a later vote.
  await moderation.approve(sent.id)
  expect((await ada.vote(sent.id, 'like')).body).toEqual({ likes: 1, dislikes: 0, vote: 'like' })
})

test('the newest reviews come first, thirty a page in one round trip each, down to the oldest', async () => {
  const before = (await list()).body.reviews.length
  for (let n = 0; n < 35; n += 1) await person().reviewPublic({ reviewText: `Number ${n}` })
  const { result: first, costs } = await costOf(() => list())
  expect(costs.map(({ roundTrips }) => roundTrips)).toEqual([1])
  expect(first.body.reviews).toHaveLength(30)
  expect(first.body.reviews[0]).toMatchObject({ reviewText: 'Number 34' })
  const second = await list({ before: first.body.older })
  expect(second.body.reviews).toHaveLength(before + 5)
  expect(second.body.older).toBeNull()
})
