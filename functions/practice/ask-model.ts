import { ApiError } from '../../shared/api/errors.ts'
import type { Log } from '../runtime/log.ts'
import type { Model, ModelTask } from '../services/model/model.ts'

/** The model's answer, or null where it is away, too slow, would not, or made no sense: there is another way then. */
export const askedModel = async <Value>(
  model: Model,
  task: ModelTask<Value>,
  log: Log,
): Promise<Value | null> => {
  try {
    // Whoever asked may have left: what comes of it is kept for when they are back.
    return await model.answer(task, { log, signal: new AbortController().signal })
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'model_unavailable' || error.code === 'model_refused'))
      return null
    throw error
  }
}
