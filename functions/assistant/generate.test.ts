import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTable } from '../../local/table.testing.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { createLog } from '../runtime/log.ts'
import { endlessBudget } from '../services/model/budget.testing.ts'
import type { Model, ModelPiece } from '../services/model/model.ts'
import { generationKey } from '../store/generation-row.ts'
import { generationStore } from '../store/generations.ts'
import { generate } from './generate.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const generations = generationStore(table)
const piece = (text: string): ModelPiece => ({ part: 'paragraphs.0', text })
const task = { name: 'write', description: '', system: '', prompt: '', maxTokens: 1, temperature: 0 }

type Writes = (signal: AbortSignal) => AsyncGenerator<ModelPiece, string, undefined>

/** Generates with a model that writes like this. */
const asking = (writes: Writes, keep: () => Promise<void> = async () => undefined) => {
  const sub = crypto.randomUUID()
  const id = ulid()
  const leaving = new AbortController()
  const saved: string[] = []
  const model: Model = {
    admit: endlessBudget().admit,
    answer: () => Promise.reject(new Error('Nobody asks for the whole.')),
    write: async function* ({ schema }, { signal }) {
      return schema.parse(yield* writes(signal))
    },
  }
  const events = generate(
    { generations, model },
    {
      request: { sub, id, charge: { lettersAtMost: 2 } },
      writer: { standing: 'free' },
      task: () => ({ ...task, schema: z.string() }),
      save: async (draft, lease) => {
        await keep()
        await generations.finish(lease, [])
        saved.push(draft)
      },
      stored: async () => saved[0] ?? null,
      isNew: true,
    },
    { log: createLog(), signal: leaving.signal, now: new Date('2026-11-20T10:00:00Z') },
  )
  return {
    events,
    saved,
    leave: () => leaving.abort(new Error('left')),
    state: async () => (await table.get(generationKey(sub, id)))?.state,
  }
}
const rest = async (events: AsyncGenerator) => {
  for await (const _ of events);
}

async function* letter(): ReturnType<Writes> {
  yield piece('Dear ')
  yield piece('all.')
  return 'Dear all.'
}

test('a caller who leaves before a word was delivered is not counted', async () => {
  const { events, state } = asking(letter)
  await events.next()
  await events.return()
  expect(await state()).toBe('given-back')
})

test('a caller who leaves in the middle is counted', async () => {
  const { events, state } = asking(letter)
  await events.next()
  await events.next()
  await events.return()
  expect(await state()).toBe('interrupted')
})

test('a caller who leaves while waiting for more words is counted', async () => {
  const { events, leave, state } = asking(async function* (signal) {
    yield piece('Dear ')
    leave()
    throw signal.reason
  })
  await expect(rest(events)).rejects.toThrow('left')
  expect(await state()).toBe('interrupted')
})

test('a person who leaves when the model had written everything: the result is saved', async () => {
  const { events, leave, saved, state } = asking(async function* () {
    yield* letter()
    leave()
    return 'Dear all.'
  })
  await rest(events)
  expect(saved).toEqual(['Dear all.'])
  expect(await state()).toBe('done')
})

test('when the model fails, even after some words, nothing is counted, as the message says', async () => {
  const { events, state } = asking(async function* () {
    yield* letter()
    throw new ApiError('model_unavailable')
  })
  await expect(rest(events)).rejects.toThrow('This try does not count')
  expect(await state()).toBe('given-back')
})

test("a text that was delivered, and can't be saved because of what the person did meanwhile, is counted", async () => {
  const { events, state } = asking(letter, () => Promise.reject(new ApiError('stale_version')))
  await expect(rest(events)).rejects.toMatchObject({ code: 'stale_version' })
  expect(await state()).toBe('interrupted')
})
