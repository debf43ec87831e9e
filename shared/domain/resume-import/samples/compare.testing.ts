import type { ResumeForm } from '../../../api/resume-form.ts'

const fieldsOf = (form: ResumeForm): Map<string, string> => {
  const { workExperience, education, ...lines } = form
  const entries = (name: string, list: readonly Record<string, string>[]) =>
    list.flatMap((entry, at) =>
      Object.entries(entry).map(([field, text]): [string, string] => [`${name}[${at}].${field}`, text]),
    )
  return new Map([
    ...Object.entries(lines),
    ...entries('workExperience', workExperience),
    ...entries('education', education),
  ])
}

/** How many fields of a form are as they should be, of those that should say something or do. */
export const compare = (wanted: ResumeForm, read: ResumeForm) => {
  const [expected, found] = [fieldsOf(wanted), fieldsOf(read)]
  const names = [...new Set([...expected.keys(), ...found.keys()])].filter(
    name => (expected.get(name) ?? '') !== '' || (found.get(name) ?? '') !== '',
  )
  const wrong = names.filter(name => (expected.get(name) ?? '') !== (found.get(name) ?? ''))
  return {
    all: names.length,
    right: names.length - wrong.length,
    wrong: wrong.map(
      name => `${name}: wanted «${expected.get(name) ?? ''}», read «${found.get(name) ?? ''}»`,
    ),
  }
}
