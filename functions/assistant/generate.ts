import type { Log } from '../runtime/log.ts'
import type { Model, ModelPiece, ModelTask } from '../services/model/model.ts'
import type { GenerationStore, Held, Wish } from '../store/generations.ts'

type Services = { readonly generations: GenerationStore; readonly model: Model }
type Call = { readonly log: Log; readonly signal: AbortSignal; readonly now: Date }

/** One thing to be written. */
export type Generation<Draft, Value> = {
  readonly wish: Wish
  readonly task: () => ModelTask<Draft>
  /** What must be so before the model is asked; throws what is wrong. */
  readonly check?: () => void | Promise<void>
  /** Keeps what came of it, together with the word that it is done. */
  readonly keep: (draft: Draft, held: Held) => Promise<Value>
  /** What the same wish was answered with before. */
  readonly earlier: () => Promise<Value>
}

export type Told<Value> =
  | { type: 'piece'; part: string; text: string }
  | { type: 'again' }
  | { type: 'done'; value: Value }

/** What the model writes, as events. Left in the midst of it, the call ends too. */
async function* told<Draft>(
  pieces: AsyncGenerator<ModelPiece, Draft, undefined>,
): AsyncGenerator<Told<never>, Draft, undefined> {
  try {
    let next = await pieces.next()
    for (; !next.done; next = await pieces.next())
      yield next.value === 'again' ? { type: 'again' } : { type: 'piece', ...next.value }
    return next.value
  } finally {
    await pieces[Symbol.asyncDispose]()
  }
}

/**
 * Counts the use, has the model write, and keeps what came of it; where nothing does, for whatever reason, the use is
 * given back. The same wish again is answered with what it came to.
 */
export async function* generate<Draft, Value>(
  { generations, model }: Services,
  { wish, task, check, keep, earlier }: Generation<Draft, Value>,
  { log, signal, now }: Call,
): AsyncGenerator<Told<Value>, void, undefined> {
  const held = await generations.begin(wish, now)
  if (held === 'done') {
    yield { type: 'done', value: await earlier() }
    return
  }
  let isKept = false
  try {
    await check?.()
    const draft = yield* told(model.write(task(), { log, signal }))
    signal.throwIfAborted()
    const value = await keep(draft, held)
    isKept = true
    yield { type: 'done', value }
  } finally {
    if (!isKept) await generations.giveBack(held)
  }
}
