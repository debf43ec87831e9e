import type { ResumeTemplate } from '../../../shared/lists.ts'
import { atTime } from '../../person/day-words.ts'
import { templateNames } from '../../writing/words.ts'

export const generatedWords = (template: ResumeTemplate): string =>
  `${templateNames[template]} resume generated successfully!`

/** When the plan allows the next rewrite; null: now. */
export const rewriteWait = (rewriteFrom: string | null, now: Date): string | null =>
  rewriteFrom !== null && Date.parse(rewriteFrom) > now.getTime()
    ? atTime(rewriteFrom, now.toISOString())
    : null
