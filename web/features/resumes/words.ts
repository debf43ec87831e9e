import type { ErrorCode } from '../../../shared/api/errors.ts'
import type { ResumeTemplate } from '../../../shared/lists.ts'
import { atTime } from '../../person/day-words.ts'
import { templateNames } from '../../writing/templates.ts'

export const generateFailed = 'Failed to generate resume. Please try again.'

export const generatedWords = (template: ResumeTemplate): string =>
  `${templateNames[template]} resume generated successfully!`

const upgrades: readonly ErrorCode[] = ['resume_limit', 'upgrade_required']

/** The plan stands in the way. */
export const asksForUpgrade = (code: ErrorCode): boolean => upgrades.includes(code)

/** When a rewrite is possible again; null: now. */
export const rewriteWait = (rewriteFrom: string | null, now: Date): string | null =>
  rewriteFrom !== null && Date.parse(rewriteFrom) > now.getTime()
    ? atTime(rewriteFrom, now.toISOString())
    : null
