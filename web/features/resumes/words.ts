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

/** Below a preview in which these lines are marked. */
export const noSourceWords = (count: number): string =>
  count === 1
    ? '1 line has no source and will be left out.'
    : `${count} lines have no source and will be left out.`
