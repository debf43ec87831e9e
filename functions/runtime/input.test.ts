import { describe, expect, test } from 'vitest'
import { requests, type TestRequest } from '../../infra/rehearsal/requests.ts'
import { eventOf } from '../../local/gateway.testing.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { api } from '../../shared/api/index.ts'
import { type Operation, routeKey } from '../../shared/api/operation.ts'
import { errorAnswer } from './answers.ts'
import { inputOf } from './input.ts'

const now = new Date()
const asked: Readonly<Record<string, Readonly<Record<string, TestRequest>>>> = requests
const operations = Object.entries(api).flatMap(([name, domain]) =>
  Object.entries(domain).map(([verb, operation]: [string, Operation]) => ({
    name: `${name}.${verb}`,
    operation,
    body: asked[name]?.[verb]?.body,
  })),
)
const read = (operation: Operation, body: unknown) =>
  inputOf(operation, eventOf({ route: routeKey(operation), body }), now)

describe('half an emoji', () => {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : Object.entries(value ?? {}).flatMap(([key, inner]) => [key, ...textsIn(inner)])

  /** Yields the value once for each of its texts, with half an emoji at the end of that text. */
  const withHalf = (value: unknown): unknown[] => {
    if (typeof value === 'string') return [`${value}\ud83d`]
    return Object.entries(value ?? {}).flatMap(([key, inner]) =>
      withHalf(inner).map(cut =>
        Array.isArray(value) ? value.with(Number(key), cut) : Object.assign({}, value, { [key]: cut }),
      ),
    )
  }
  const withTexts = operations.flatMap(({ name, operation, body }) => {
    const bodies = operation.access === 'provider' ? [] : withHalf(body)
    return bodies.length > 0 ? [{ name, operation, bodies }] : []
  })

  test.each(withTexts)('$name: is replaced at the end of every text', ({ operation, bodies }) => {
    for (const body of bodies) {
      let input: unknown
      try {
        input = read(operation, body).body
      } catch (error) {
        // An id, a day and a choice are refused, as with any other wrong character.
        expect(error).toMatchObject({ code: 'invalid_input' })
      }
      expect(textsIn(input).filter(text => !text.isWellFormed())).toEqual([])
    }
  })

  test('only the unpaired half in a text is replaced', () => {
    const body = { id: '01KAHV5W8Q0000000000000003', message: 'Hi 😀 \ude00 \\ud83d', shares: false }
    expect(read(api.assistant.coach, body).body).toMatchObject({ message: 'Hi 😀 � \\ud83d' })
  })
})

describe('a refusal names few fields', () => {
  const refused = (operation: Operation, body: unknown): string => {
    try {
      read(operation, body)
    } catch (error) {
      if (error instanceof ApiError) return errorAnswer(error, 'request-1').body
    }
    throw new Error('It was not refused.')
  }
  const unknown = (count: number, length: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`.padEnd(length, 'k'), 1]))

  test.each([
    ['300,000 unknown fields', { rows: [], ...unknown(300_000, 1) }],
    ['a name of a million letters', { rows: [], ...unknown(1, 1_000_000) }],
    ['a thousand that are wrong in fifty rows', { rows: Array.from({ length: 50 }, () => unknown(20, 60)) }],
  ])('%s', (_, body) => {
    const answer = refused(api.applications.import, body)
    expect(answer.length).toBeLessThan(40_000)
    expect(JSON.parse(answer).error.code).toBe('invalid_input')
  })

  test('a field with a name that every object has is reported too', () => {
    expect(refused(api.applications.import, { rows: [], constructor: 1 })).toContain('"constructor"')
  })
})
