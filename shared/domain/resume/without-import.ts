import * as z from 'zod/mini'
import { type ResumeForm, resumeForm } from '../../api/resume-form.ts'
import { isSameJson } from '../../json.ts'
import type { MergedForms } from './merge-forms.ts'

/** What an import did to a form. */
export type ImportedForm = {
  readonly before: ResumeForm
  readonly after: ResumeForm
  /** The entries of the form before, in the places of those of the form after. */
  readonly own: MergedForms['own']
}

const entriesWithout = <Entry>(
  now: readonly Entry[],
  after: readonly Entry[],
  own: readonly (Entry | null)[],
): Entry[] => {
  const places = new Set(after.keys())
  return now.flatMap(entry => {
    const equal = [...places].filter(at => isSameJson(after[at], entry))
    // Of equal entries the person's own stays, also if they have deleted one since.
    const place = equal.find(at => own[at]) ?? equal[0]
    if (place === undefined) return [entry]
    places.delete(place)
    const before = own[place]
    return before ? [before] : []
  })
}

/** The form without what an import added. A field or an entry that was changed since then stays as it is. */
export const withoutImport = (now: ResumeForm, { before, after, own }: ImportedForm): ResumeForm => {
  const form: ResumeForm = {
    ...now,
    workExperience: entriesWithout(now.workExperience, after.workExperience, own.workExperience),
    education: entriesWithout(now.education, after.education, own.education),
  }
  for (const field of z.keyof(resumeForm).options)
    if (field !== 'workExperience' && field !== 'education' && now[field] === after[field])
      form[field] = before[field]
  return form
}
