import { expect, test } from 'vitest'
import type { ResumeForm } from '../../api/resume-form.ts'
import { aminasForm } from './form.testing.ts'
import { emptyForm } from './form-of-document.ts'
import { mergeForms } from './merge-forms.ts'
import { withoutImport } from './without-import.ts'

const entry = { jobTitle: '', company: '', place: '', duration: '', description: '' }
const [officer = entry, assistant = entry] = aminasForm.workExperience
const cashier = { ...entry, jobTitle: 'Cashier', company: 'Zenith Bank', duration: '2019' }
const school = { degree: 'WASSCE', school: 'Queen’s College', year: '2010', gpa: '' }

const before: ResumeForm = { ...aminasForm, interests: '' }
const { form: after, own } = mergeForms(before, {
  ...emptyForm,
  workExperience: [{ ...officer, description: `${officer.description}\nKept the fuel book` }, cashier],
  education: [school],
  interests: 'Chess',
})
const [extended = entry] = after.workExperience

test('of two equal jobs of an import, none stays, and the own job does', () => {
  const own = { ...aminasForm, workExperience: [cashier] }
  const merged = mergeForms(own, { ...emptyForm, workExperience: [{ ...cashier }, { ...cashier }] })
  expect(merged.form.workExperience).toEqual([cashier, cashier])
  const imported = { before: own, after: merged.form, own: merged.own }
  expect(withoutImport(merged.form, imported)).toEqual(own)
  // Whichever of them the person has deleted since.
  const newFirst = {
    ...imported,
    own: { ...merged.own, workExperience: merged.own.workExperience.toReversed() },
  }
  for (const each of [imported, newFirst]) expect(withoutImport(own, each)).toEqual(own)
})

test.each<[string, Partial<ResumeForm>, Partial<ResumeForm>]>([
  ['nothing was changed since', {}, {}],
  ['another field', { phone: '0809 111 2233' }, { phone: '0809 111 2233' }],
  ['the field that the import filled', { interests: 'Chess, go' }, { interests: 'Chess, go' }],
  [
    'a job of the import',
    { workExperience: [extended, assistant, { ...cashier, place: 'Jos' }] },
    { workExperience: [officer, assistant, { ...cashier, place: 'Jos' }] },
  ],
  [
    'a job to which the import added a line',
    { workExperience: [{ ...extended, place: 'Apapa' }, assistant, cashier] },
    { workExperience: [{ ...extended, place: 'Apapa' }, assistant] },
  ],
  [
    'the order of the jobs, and a new one',
    { workExperience: [assistant, extended, { ...entry, jobTitle: 'Porter' }, cashier] },
    { workExperience: [assistant, officer, { ...entry, jobTitle: 'Porter' }] },
  ],
])('an import is undone without what was typed since: %s', (_, typed, left) => {
  expect(after).toMatchObject({ interests: 'Chess', education: expect.arrayContaining([school]) })
  expect(withoutImport({ ...after, ...typed }, { before, after, own })).toEqual({ ...before, ...left })
})
