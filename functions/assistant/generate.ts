import { createHash } from 'node:crypto'
import { ApiError } from '../../shared/api/errors.ts'
import type { ModelPurpose, Standing } from '../../shared/domain/model-budget.ts'
import type { Log } from '../runtime/log.ts'
import type { ModelPass } from '../services/model/budget.ts'
import {
  isOfModel,
  type Model,
  type ModelOptions,
  type ModelPiece,
  type ModelTask,
} from '../services/model/model.ts'
import type { ProfileTextStore, SkillGapStore } from '../store/advice.ts'
import type { TrackedJobStore } from '../store/applications.ts'
import type { CoachMessageStore } from '../store/coach-messages.ts'
import type { GenerationRequest, GenerationStore, Lease } from '../store/generations.ts'
import type { LetterStore } from '../store/letters.ts'
import type { RecordStore } from '../store/record.ts'
import type { ResumeStore } from '../store/resumes.ts'
import type { Write } from '../store/table.ts'
import type { WriterStore } from '../store/writers.ts'
import { createShownPieces } from './shown-pieces.ts'

export type AssistantServices = {
  readonly model: Model
  readonly generations: GenerationStore
  readonly writers: WriterStore
  readonly records: Pick<RecordStore, 'include'>
  readonly resumes: ResumeStore
  readonly letters: LetterStore
  readonly profileTexts: ProfileTextStore
  readonly skillGaps: SkillGapStore
  readonly coachMessages: CoachMessageStore
  readonly trackedJobs: TrackedJobStore
}

type Services = Pick<AssistantServices, 'generations' | 'model'>
type Call = { readonly log: Log; readonly signal: AbortSignal; readonly now: Date }

/** One document or text that the model writes. */
export type Generation<Draft, Value> = {
  readonly request: GenerationRequest
  /** Who it is for. */
  readonly writer: { readonly standing: Standing }
  /** The default is `document`. */
  readonly purpose?: ModelPurpose
  readonly task: () => ModelTask<Draft>
  /** How the model writes it, where one answer is not enough. */
  readonly write?: (model: Model, options: ModelOptions) => AsyncGenerator<ModelPiece, Draft, undefined>
  /** Checks the request before the model is asked. Throws the ApiError for the caller. */
  readonly check?: () => void | Promise<void>
  /** Writes the result and the end of the generation in one transaction. */
  readonly save: (draft: Draft, lease: Lease) => Promise<void>
  /** The result as it is stored now; null: it does not exist. */
  readonly stored: () => Promise<Value | null>
  /** Whether it makes a new thing, or changes one. */
  readonly isNew: boolean
}

type GenerationEvent<Value> =
  | { type: 'piece'; part: string; text: string }
  | { type: 'again' }
  | { type: 'done'; value: Value }

/**
 * The pieces of the model's answer, as events: what a person reads of them. The call of the model ends when the reader leaves. `onWords` is called
 * when the reader has taken words.
 */
async function* eventsOf<Draft>(
  pieces: AsyncGenerator<ModelPiece, Draft, undefined>,
  onWords: () => void,
): AsyncGenerator<GenerationEvent<never>, Draft, undefined> {
  let shown = createShownPieces()
  try {
    let next = await pieces.next()
    for (; !next.done; next = await pieces.next())
      if (next.value === 'again') {
        shown = createShownPieces()
        yield { type: 'again' }
      } else {
        const piece = shown(next.value)
        if (!piece) continue
        yield { type: 'piece', ...piece }
        onWords()
      }
    return next.value
  } finally {
    await pieces[Symbol.asyncDispose]()
  }
}

/**
 * Counts the use, lets the model write, and saves the result, also for a person who left when all was written. The
 * quota is released where the model fails or no word was delivered. A person who leaves after words were delivered
 * has used it, and may repeat the same request without another count. A request that is done is answered with its
 * result: the generation's row says that it is done or, after that row has expired, the result exists.
 */
export async function* generate<Draft, Value>(
  { generations, model }: Services,
  {
    request,
    writer,
    purpose = 'document',
    task,
    write,
    check,
    save,
    stored,
    isNew,
  }: Generation<Draft, Value>,
  { log, signal, now }: Call,
): AsyncGenerator<GenerationEvent<Value>, void, undefined> {
  const result = async (): Promise<GenerationEvent<Value>> => {
    const value = await stored()
    if (value === null) throw new ApiError('not_found')
    return { type: 'done', value }
  }
  const admitted = async () => {
    await check?.()
    return model.admit({ standing: writer.standing, purpose }, { now, log })
  }
  let pass: ModelPass | null = null
  if (isNew) {
    const earlier = await stored()
    if (earlier !== null) {
      yield { type: 'done', value: earlier }
      return
    }
    pass = await admitted()
  }
  const lease = await generations.begin(request, now)
  if (lease === 'done') {
    yield await result()
    return
  }
  let hasWords = false
  let isSaved = false
  try {
    // A change is checked only here, because the check fails after the change was made.
    const options = { log, signal, pass: pass ?? (await admitted()) }
    const pieces = write ? write(model, options) : model.write(task(), options)
    const draft = yield* eventsOf(pieces, () => {
      hasWords = true
    })
    await save(draft, lease)
    isSaved = true
  } catch (error) {
    if (isOfModel(error)) hasWords = false
    throw error
  } finally {
    if (!isSaved) await (hasWords ? generations.interrupt(lease) : generations.releaseQuota(lease))
  }
  yield await result()
}

/**
 * Saves a new thing. Throws `full` where there is no room for it, and in_progress where the same request was saved
 * meanwhile: sent once more, the request is answered with that result.
 */
export const saveNew = async (
  generations: GenerationStore,
  lease: Lease,
  writes: readonly Write[],
  full: ApiError,
): Promise<void> => {
  const failed = await generations.finish(lease, writes)
  if (failed.length === 0) return
  throw failed.some(({ index }) => index === 0) ? new ApiError('in_progress') : full
}

/** A hash that is equal for two requests with the same words. The words can't be read from it. */
export const fingerprintOf = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url')
