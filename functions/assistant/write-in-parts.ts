import type { ResumeDraft } from '../../shared/domain/resume/draft.ts'
import type { Model, ModelOptions, ModelPiece, ModelTask } from '../services/model/model.ts'
import { piecesOf } from '../services/model/pieces.ts'

/** The wording of all parts in one. The first part has the headline, the summary and the skills. */
const joined = (drafts: readonly [ResumeDraft, ...ResumeDraft[]]): ResumeDraft => ({
  ...drafts[0],
  work: drafts.flatMap(({ work }) => work),
})

/** A piece of a later part: its jobs follow those before. Null: the piece is of a field that the first part has. */
const moved = ({ part, text }: Exclude<ModelPiece, 'again'>, jobsBefore: number) => {
  const [, job, rest] = /^work\.(\d+)(\..+)$/.exec(part) ?? []
  return job === undefined || rest === undefined
    ? null
    : { part: `work.${Number(job) + jobsBefore}${rest}`, text }
}

/** The pieces of a part that is written while another one is read. */
const inBackground = (writing: AsyncGenerator<ModelPiece, ResumeDraft, undefined>) => {
  let pieces: ModelPiece[] = []
  let wake = Promise.withResolvers<void>()
  const end = (async () => {
    for (;;) {
      const next = await writing.next()
      if (next.done) return next.value
      if (next.value === 'again') pieces = []
      pieces.push(next.value)
      wake.resolve()
    }
  })()
  // The reader may leave before it waits for the end.
  end.catch(() => undefined)
  return {
    end,
    read: async function* (): AsyncGenerator<ModelPiece, ResumeDraft, undefined> {
      let isOver = false
      const over = end.then(
        () => true,
        () => true,
      )
      while (!isOver) {
        isOver = await Promise.race([over, wake.promise.then(() => false)])
        wake = Promise.withResolvers()
        const waiting = pieces
        pieces = []
        yield* waiting
      }
      return await end
    },
  }
}

/**
 * Lets the model write all parts of a resume at the same time, because one after the other they would take minutes, and
 * gives them as one text, in their order. Where one part fails or the reader leaves, all of them end, and their costs
 * are counted before this ends: Lambda freezes a function that has answered.
 */
export async function* writeInParts(
  model: Model,
  tasks: readonly [ModelTask<ResumeDraft>, ...ModelTask<ResumeDraft>[]],
  { signal, ...others }: ModelOptions,
): AsyncGenerator<ModelPiece, ResumeDraft, undefined> {
  const ending = new AbortController()
  const options = { ...others, signal: AbortSignal.any([signal, ending.signal]) }
  const [first, ...further] = tasks
  const later = further.map(task => inBackground(model.write(task, options)))
  try {
    const drafts: [ResumeDraft, ...ResumeDraft[]] = [yield* model.write(first, options)]
    for (const part of later) {
      const before = joined(drafts)
      const reading = part.read()
      let next = await reading.next()
      for (; !next.done; next = await reading.next()) {
        if (next.value === 'again') {
          // It voids all pieces so far, those of the earlier parts too.
          yield 'again'
          yield* piecesOf(before)
          continue
        }
        const piece = moved(next.value, before.work.length)
        if (piece) yield piece
      }
      drafts.push(next.value)
    }
    return joined(drafts)
  } finally {
    ending.abort()
    await Promise.allSettled(later.map(({ end }) => end))
  }
}
