import type { Model } from '../services/model/model.ts'
import type { GenerationStore } from '../store/generations.ts'
import type { InterviewStore } from '../store/interviews.ts'
import type { WriterStore } from '../store/writers.ts'

/** What a practice works with. */
export type PracticeServices = {
  readonly model: Model
  readonly generations: GenerationStore
  readonly writers: WriterStore
  readonly interviews: InterviewStore
}
