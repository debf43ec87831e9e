import type { ResumeVersion } from '../../../shared/api/resumes.ts'
import { atTime } from '../../person/day-words.ts'
import { templateNames } from '../../writing/templates.ts'
import type { ResumeFields, ResumeValues } from './fields.ts'

export const resumeLabels: Readonly<Record<keyof ResumeFields, string>> = {
  title: 'Resume title',
  markdown: 'Content',
  template: 'Template',
  kept: 'Lines that you keep',
}

export const originWords: Readonly<Record<ResumeVersion['origin'], string>> = {
  generated: 'Generated',
  'own-words': 'Own words',
  edited: 'Edited',
  'before-tailoring': 'Before tailoring',
}

/** A field as it is read; empty where nothing is given. */
export const shown = (values: Partial<ResumeValues>, field: keyof ResumeValues): string => {
  if (field === 'template') return values.template ? templateNames[values.template] : ''
  if (field === 'kept') return (values.kept ?? []).map(({ text, source }) => `${text} (${source})`).join('\n')
  return values[field] ?? ''
}

export const goneWords =
  'This resume was deleted somewhere else. What you typed is still here: copy what you need.'

/** When a version was saved: `28 November, 14:05`. */
export const whenWords = ({ savedAt }: Pick<ResumeVersion, 'savedAt'>, now: string): string =>
  atTime(savedAt, now)
