import type { Model } from '../services/model/model.ts'
import type { GenerationStore } from '../store/generations.ts'
import type { LetterStore } from '../store/letters.ts'
import type { ResumeStore } from '../store/resumes.ts'
import type { WriterStore } from '../store/writers.ts'

/** What the assistant works with. */
export type AssistantServices = {
  readonly model: Model
  readonly generations: GenerationStore
  readonly writers: WriterStore
  readonly resumes: ResumeStore
  readonly letters: LetterStore
}
