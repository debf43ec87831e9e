import { ApiError } from '../../shared/api/errors.ts'
import type { Log } from '../runtime/log.ts'
import type { Model, ModelPiece, ModelTask } from '../services/model/model.ts'
import type { GenerationStore, Held, Wish } from '../store/generations.ts'
import type { Write } from '../store/table.ts'

type Services = { readonly generations: GenerationStore; readonly model: Model }
type Call = { readonly log: Log; readonly signal: AbortSignal; readonly now: Date }

/** One thing to be written. */
export type Generation<Draft, Value> = {
  readonly wish: Wish
  readonly task: () => ModelTask<Draft>
  /** What must be so before the model is asked; throws what is wrong. */
  readonly check?: () => void | Promise<void>
  /** Keeps what came of it, together with the word that it is done. */
  readonly keep: (draft: Draft, held: Held) => Promise<void>
  /** What it comes to, as it is now; null: there is no such thing. */
  readonly found: () => Promise<Value | null>
  /** Whether it makes a new thing, or changes one. */
  readonly isNew: boolean
}

export type Told<Value> =
  | { type: 'piece'; part: string; text: string }
  | { type: 'again' }
  | { type: 'done'; value: Value }

/**
 * What the model writes, as events. The model's call ends when the reader leaves. `onWords`: the reader has taken
 * words.
 */
async function* told<Draft>(
  pieces: AsyncGenerator<ModelPiece, Draft, undefined>,
  onWords: () => void,
): AsyncGenerator<Told<never>, Draft, undefined> {
  try {
    let next = await pieces.next()
    for (; !next.done; next = await pieces.next())
      if (next.value === 'again') yield { type: 'again' }
      else {
        yield { type: 'piece', ...next.value }
        onWords()
      }
    return next.value
  } finally {
    await pieces[Symbol.asyncDispose]()
  }
}

/** The messages of these errors say that nothing was counted. */
const isOfModel = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'model_unavailable' || error.code === 'model_refused')

/**
 * Counts the use, lets the model write, and keeps the result, also for a person who left when all was written. The use
 * is given back where the model fails or no word was delivered. A person who leaves after words were delivered has used
 * it, and may repeat the same request without another count. A request that is done is answered with its result: the
 * generation's row says so or, after that row has expired, the result itself.
 */
export async function* generate<Draft, Value>(
  { generations, model }: Services,
  { wish, task, check, keep, found, isNew }: Generation<Draft, Value>,
  { log, signal, now }: Call,
): AsyncGenerator<Told<Value>, void, undefined> {
  const made = async (): Promise<Told<Value>> => {
    const value = await found()
    if (value === null) throw new ApiError('not_found')
    return { type: 'done', value }
  }
  if (isNew) {
    const earlier = await found()
    if (earlier !== null) {
      yield { type: 'done', value: earlier }
      return
    }
    await check?.()
  }
  const held = await generations.begin(wish, now)
  if (held === 'done') {
    yield await made()
    return
  }
  let hasWords = false
  let isKept = false
  try {
    // A change is checked only now: where it was made already, the check would fail.
    if (!isNew) await check?.()
    const draft = yield* told(model.write(task(), { log, signal }), () => {
      hasWords = true
    })
    await keep(draft, held)
    isKept = true
  } catch (error) {
    if (isOfModel(error)) hasWords = false
    throw error
  } finally {
    if (!isKept) await (hasWords ? generations.interrupt(held) : generations.giveBack(held))
  }
  yield await made()
}

/**
 * Keeps a new thing. Throws `full` where there is no room for it, and in_progress where one of its name came meanwhile:
 * asked again, that one is the answer.
 */
export const keepNew = async (
  generations: GenerationStore,
  held: Held,
  writes: readonly Write[],
  full: ApiError,
): Promise<void> => {
  const failed = await generations.finish(held, writes)
  if (failed.length === 0) return
  throw failed.some(({ index }) => index === 0) ? new ApiError('in_progress') : full
}
