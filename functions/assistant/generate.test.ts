import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTable } from '../../local/table.testing.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { createLog } from '../runtime/log.ts'
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

/** Asks for something of a model that writes like this. */
const asking = (writes: Writes, keep: () => Promise<void> = async () => undefined) => {
  const sub = crypto.randomUUID()
  const id = ulid()
  const leaving = new AbortController()
  const kept: string[] = []
  const model: Model = {
    answer: () => Promise.reject(new Error('Nobody asks for the whole.')),
    write: async function* ({ schema }, { signal }) {
      return schema.parse(yield* writes(signal))
    },
  }
  const events = generate(
    { generations, model },
    {
      wish: { sub, id, charge: { lettersAtMost: 2 } },
      task: () => ({ ...task, schema: z.string() }),
      keep: async (draft, held) => {
        await keep()
        await generations.finish(held, [])
        kept.push(draft)
      },
      found: async () => kept[0] ?? null,
      isNew: true,
    },
    { log: createLog(), signal: leaving.signal, now: new Date('2026-11-20T10:00:00Z') },
  )
  return {
    events,
    kept,
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

test('left before a word was taken: nothing is counted', async () => {
  const { events, state } = asking(letter)
  await events.next()
  await events.return()
  expect(await state()).toBe('given-back')
})

test('left in the midst of it: it is counted', async () => {
  const { events, state } = asking(letter)
  await events.next()
  await events.next()
  await events.return()
  expect(await state()).toBe('interrupted')
})

test('left while the next words are waited for: it is counted', async () => {
  const { events, leave, state } = asking(async function* (signal) {
    yield piece('Dear ')
    leave()
    throw signal.reason
  })
  await expect(rest(events)).rejects.toThrow('left')
  expect(await state()).toBe('interrupted')
})

test('left when the model had written all of it: it is kept', async () => {
  const { events, leave, kept, state } = asking(async function* () {
    yield* letter()
    leave()
    return 'Dear all.'
  })
  await rest(events)
  expect(kept).toEqual(['Dear all.'])
  expect(await state()).toBe('done')
})

test('the model fails, after words too: nothing is counted, as is said', async () => {
  const { events, state } = asking(async function* () {
    yield* letter()
    throw new ApiError('model_unavailable')
  })
  await expect(rest(events)).rejects.toThrow('Nothing was counted')
  expect(await state()).toBe('given-back')
})

test('all was read, and can’t be kept for what its person did meanwhile: it is counted', async () => {
  const { events, state } = asking(letter, () => Promise.reject(new ApiError('stale_version')))
  await expect(rest(events)).rejects.toMatchObject({ code: 'stale_version' })
  expect(await state()).toBe('interrupted')
})
