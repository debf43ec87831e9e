import { premiumTemplates, type ResumeTemplate } from '../../lists.ts'

/** Whether a template is one of those that Elite brings. */
export const isPremium = (template: ResumeTemplate): boolean =>
  premiumTemplates.some(premium => premium === template)
