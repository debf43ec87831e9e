import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { arrived, notArrived, sending, typed } from './answer-draft.ts'

const values = new Map<string, string>()
let isFull = false
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    values.set(key, value)
  },
  removeItem: (key: string) => void values.delete(key),
}
const tab = new EventTarget()

const stub = () => {
  vi.stubGlobal('window', tab)
  vi.stubGlobal('localStorage', storage)
}
vi.resetModules()
stub()
const { answerDrafts } = await import('./answer-drafts.ts')
const { session } = await import('../../session/store.ts')
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const person = { sub: 'amina', email: 'amina@example.com', name: 'Amina' }
const place = { sub: person.sub, id: '01KADEM0000000000000000001', question: 2 }
const key = `aiki.draft.${place.sub}.practice.${place.id}.2`
const wroteElsewhere = (name: string | null) =>
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: name }))
const change = (make: Parameters<typeof answerDrafts.change>[1]) => answerDrafts.change(place, make)

beforeEach(() => {
  stub()
  isFull = false
  values.clear()
  wroteElsewhere(null)
  session.set(person)
})

test('when another tab types or clears, this one follows', () => {
  change(typed('So'))
  values.set(key, JSON.stringify({ text: 'So I', sent: null, away: false }))
  wroteElsewhere(key)
  expect(answerDrafts.read(place)?.text).toBe('So I')
  values.delete(key)
  wroteElsewhere(key)
  expect(answerDrafts.read(place)).toBeNull()
})

test('a browser without storage keeps the text while the page is open, whatever another tab has', () => {
  change(typed('So'))
  isFull = true
  change(typed('So I moved the stop.'))
  wroteElsewhere(`aiki.draft.${place.sub}.new-letter`)
  expect(answerDrafts.read(place)?.text).toBe('So I moved the stop.')
})

test.each([
  ['fails', notArrived],
  ['arrives, and more was typed meanwhile', arrived('So')],
])('a person who logged out leaves no text behind, although an answer in progress %s', (_name, ending) => {
  change(sending('So'))
  change(typed('So I'))
  values.delete(key)
  session.leave()
  change(ending)
  expect(values.has(key)).toBe(false)
})

test('a person whose session ended on the server finds the text again', () => {
  isFull = true
  change(typed('So'))
  session.end()
  session.set(person)
  expect(answerDrafts.read(place)?.text).toBe('So')
})
