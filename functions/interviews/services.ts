import type { Standing } from '../../shared/domain/model-budget.ts'
import type { Log } from '../runtime/log.ts'
import type { Deadlines } from '../services/model/deadline.ts'
import { isOfModel, type Model, type ModelTask } from '../services/model/model.ts'
import type { GenerationStore } from '../store/generations.ts'
import type { InterviewStore } from '../store/interviews.ts'
import type { WriterStore } from '../store/writers.ts'

export type InterviewServices = {
  readonly model: Model
  readonly generations: GenerationStore
  readonly writers: WriterStore
  readonly interviews: InterviewStore
}

/** In milliseconds. A person waits for the answer, and rules can take the place of the model. */
export const interviewDeadlines: Partial<Deadlines> = { whole: 12_000 }

/**
 * The model's answer, or null where the model gave none in time, or has reached its budget of the day: the caller then
 * uses the documented rules.
 */
export const answerOrNull = async <Value>(
  model: Model,
  task: ModelTask<Value>,
  { standing, now, log }: { readonly standing: Standing; readonly now: Date; readonly log: Log },
): Promise<Value | null> => {
  try {
    const pass = await model.admit({ standing, purpose: 'practice' }, { now, log })
    // This signal never aborts: the answer is stored for a person who left in the meantime.
    return await model.answer(task, { log, pass, signal: new AbortController().signal })
  } catch (error) {
    if (isOfModel(error)) return null
    throw error
  }
}
