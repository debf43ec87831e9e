import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type ResumeDraft, resumeDraft } from '../../shared/domain/resume/draft.ts'
import { createLog } from '../runtime/log.ts'
import { endlessBudget, somePass } from '../services/model/budget.testing.ts'
import type { Model, ModelPiece, ModelTask } from '../services/model/model.ts'
import { writeInParts } from './write-in-parts.ts'

const task = (name: string): ModelTask<ResumeDraft> => ({
  ...{ name, description: '', system: '', prompt: '', maxTokens: 1, temperature: 0 },
  schema: resumeDraft,
})
const draft = (entry: number) => ({
  headline: entry === 0 ? 'Engineer' : '',
  summary: [],
  work: [{ entry, bullets: [{ facts: [1], text: `Built ${entry}` }], leftOut: [] }],
  skills: [],
})
const bullet = (entry: number): ModelPiece => ({ part: 'work.0.bullets.0.text', text: `Built ${entry}` })

type Steps = (signal: AbortSignal) => AsyncGenerator<ModelPiece, unknown, undefined>
const modelOf = (steps: Record<string, Steps>): Model => ({
  admit: endlessBudget().admit,
  answer: () => Promise.reject(new Error('Nobody asks for the whole.')),
  write: async function* ({ name, schema }, { signal }) {
    return schema.parse(yield* steps[name]?.(signal) ?? [])
  },
})
const options = { log: createLog(), pass: somePass, signal: new AbortController().signal }

const read = async (model: Model) => {
  const pieces: ModelPiece[] = []
  const steps = writeInParts(model, [task('0'), task('1'), task('2')], options)
  for (;;) {
    const step = await steps.next()
    if (step.done) return { pieces, draft: step.value }
    pieces.push(step.value)
  }
}
const plain = (entry: number): Steps =>
  async function* () {
    yield bullet(entry)
    return draft(entry)
  }

test('the parts are one text, in their order, whichever is written first', async () => {
  const late = Promise.withResolvers<void>()
  const { pieces, draft: whole } = await read(
    modelOf({
      0: async function* () {
        await late.promise
        return yield* plain(0)(options.signal)
      },
      1: plain(1),
      2: async function* () {
        late.resolve()
        return yield* plain(2)(options.signal)
      },
    }),
  )
  expect(pieces).toEqual([0, 1, 2].map(at => ({ part: `work.${at}.bullets.0.text`, text: `Built ${at}` })))
  expect(whole).toMatchObject({ headline: 'Engineer', work: [{ entry: 0 }, { entry: 1 }, { entry: 2 }] })
})

test('where a later part is repaired, the earlier parts are given once more', async () => {
  const { pieces } = await read(
    modelOf({
      0: plain(0),
      1: async function* () {
        yield { part: 'work.0.bullets.0.text', text: 'Bro' }
        yield 'again'
        return yield* plain(1)(options.signal)
      },
      2: plain(2),
    }),
  )
  const after = pieces.slice(pieces.lastIndexOf('again') + 1)
  expect(after).toEqual([
    { part: 'headline', text: 'Engineer' },
    { part: 'work.0.bullets.0.text', text: 'Built 0' },
    { part: 'work.1.bullets.0.text', text: 'Built 1' },
    { part: 'work.2.bullets.0.text', text: 'Built 2' },
  ])
})

/** Steps that last until they are aborted. `onCounted` is called when their cost has been written, a while later. */
const endless = (onCounted: () => void): Steps =>
  async function* (signal) {
    await new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))
    await setImmediate()
    onCounted()
    throw signal.reason
  }

test('where one part fails, the others are ended and counted before the person reads of it', async () => {
  let counted = 0
  const count = () => {
    counted += 1
  }
  const model = modelOf({
    0: plain(0),
    1: async function* () {
      yield bullet(1)
      throw new Error('away')
    },
    2: endless(count),
  })
  await expect(read(model)).rejects.toThrow('away')
  expect(counted).toBe(1)
})

test('where the reader leaves, all parts are ended and counted before the function is frozen', async () => {
  let counted = 0
  const count = () => {
    counted += 1
  }
  const model = modelOf({ 0: plain(0), 1: endless(count), 2: endless(count) })
  const steps = writeInParts(model, [task('0'), task('1'), task('2')], options)
  await steps.next()
  await steps.return({ headline: '', summary: [], work: [], skills: [] })
  expect(counted).toBe(2)
})
