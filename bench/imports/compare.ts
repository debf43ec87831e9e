import type { ResumeForm } from '../../shared/api/resume-form.ts'

/** The values of a form by their path: `workExperience[0].company`. Empty fields are left out. */
const saidIn = (form: ResumeForm): ReadonlyMap<string, string> => {
  const { workExperience, education, ...lines } = form
  const entries = (name: string, list: readonly Readonly<Record<string, string>>[]) =>
    list.flatMap((entry, at) =>
      Object.entries(entry).map(([field, text]): [string, string] => [`${name}[${at}].${field}`, text]),
    )
  const all: [string, string][] = [
    ...Object.entries(lines),
    ...entries('workExperience', workExperience),
    ...entries('education', education),
  ]
  return new Map(all.filter(([, text]) => text !== ''))
}

export type Miss = { readonly field: string; readonly wanted: string; readonly got: string }

/** The fields with a value before or after whose value has changed. */
export const compare = (
  before: ResumeForm,
  after: ResumeForm,
): { readonly fields: number; readonly misses: readonly Miss[] } => {
  const [written, read] = [saidIn(before), saidIn(after)]
  const fields = [...new Set([...written.keys(), ...read.keys()])]
  const misses = fields
    .map((field): Miss => ({ field, wanted: written.get(field) ?? '', got: read.get(field) ?? '' }))
    .filter(({ wanted, got }) => wanted !== got)
  return { fields: fields.length, misses }
}
