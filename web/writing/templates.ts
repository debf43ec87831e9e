import { isPremium } from '../../shared/domain/resume/templates.ts'
import { allResumeTemplates, type ResumeTemplate } from '../../shared/lists.ts'

export const templateNames: Readonly<Record<ResumeTemplate, string>> = {
  minimalist: 'Minimalist',
  bold: 'Bold',
  professional: 'Professional',
  executive: 'Executive',
  loom: 'Loom',
}

export const templateChoices = allResumeTemplates.map(value => ({
  value,
  label: templateNames[value],
  isPremium: isPremium(value),
}))
