import type { Model } from '../services/model/model.ts'
import type { CoachMessageStore } from '../store/coach-messages.ts'
import type { GenerationStore } from '../store/generations.ts'
import type { LetterStore } from '../store/letters.ts'
import type { ProfileTextStore } from '../store/profile-texts.ts'
import type { ResumeStore } from '../store/resumes.ts'
import type { SkillGapStore } from '../store/skill-gaps.ts'
import type { TrackedJobStore } from '../store/tracked-jobs.ts'
import type { WriterStore } from '../store/writers.ts'

/** What the assistant works with. */
export type AssistantServices = {
  readonly model: Model
  readonly generations: GenerationStore
  readonly writers: WriterStore
  readonly resumes: ResumeStore
  readonly letters: LetterStore
  readonly profileTexts: ProfileTextStore
  readonly skillGaps: SkillGapStore
  readonly coachMessages: CoachMessageStore
  readonly trackedJobs: TrackedJobStore
}
