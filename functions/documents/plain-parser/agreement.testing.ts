import type { ResumeForm } from '../../../shared/api/resume-form.ts'
import { fold } from '../../../shared/domain/jobs/fold.ts'
import { itemsOf } from '../../../shared/domain/resume/items.ts'
import { callingCodeOf, internationalPhone } from '../../../shared/domain/resume/phone.ts'
import { printedPeriod } from '../../../shared/domain/resume/printed-dates.ts'
import type { ParsedResume } from './parse.testing.ts'

/** What is compared of a resume. */
export const readFields = [
  'name',
  'email',
  'phone',
  'number of jobs',
  'employer',
  'title',
  'dates',
  'school',
  'degree',
  'skills',
] as const
export type ReadField = (typeof readFields)[number]

/** One thing that a parser should find, and whether it did. */
export type Reading = { readonly field: ReadField; readonly wanted: string; readonly isRight: boolean }

const isSame = (one: string, other: string): boolean => one.normalize('NFC') === other.normalize('NFC')
const whole = (name: string, place: string): string => (place === '' ? name : `${name}, ${place}`)

/** Every year that was typed, `'16` too. */
const yearsIn = (text: string): string[] =>
  text.replace(/['’](\d\d)(?!\d)/g, '20$1').match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []

/** The jobs whose time can be brought to months and years. A parser takes no other line for the beginning of a job. */
export const datedJobs = (form: ResumeForm) =>
  form.workExperience.filter(({ duration }) => printedPeriod(duration).span !== null)

/** What a parser found of a person, field by field. An entry is found by its title, whatever else is wrong in it. */
export const readingsOf = (form: ResumeForm, found: ParsedResume): Reading[] => {
  const is = (field: ReadField, wanted: string, isRight: boolean): Reading[] =>
    wanted === '' ? [] : [{ field, wanted, isRight }]
  const phone = internationalPhone(form.phone, callingCodeOf(form.location))
  const skills = new Set(found.skills.map(fold))
  const jobs = datedJobs(form)
  return [
    ...is('name', form.fullName, isSame(found.name, form.fullName)),
    ...is('email', form.email, found.email === form.email),
    ...is('phone', form.phone, found.phone === phone),
    ...is('number of jobs', String(jobs.length), found.workExperiences.length === jobs.length),
    ...jobs.flatMap(({ jobTitle, company, duration }) => {
      const job = found.workExperiences.find(
        each =>
          isSame(each.jobTitle, jobTitle) &&
          isSame(whole(each.company, each.place).slice(0, company.length), company),
      )
      const titled = job ?? found.workExperiences.find(each => isSame(each.jobTitle, jobTitle))
      const years = yearsIn(duration)
      return [
        ...is('employer', company, job !== undefined),
        ...is('title', jobTitle, titled !== undefined),
        ...is(
          'dates',
          years.join(' '),
          years.every(year => (titled?.date ?? '').includes(year)),
        ),
      ]
    }),
    ...form.education.flatMap(({ degree, school }) => {
      const study = found.educations.find(each => isSame(each.degree, degree))
      return [
        ...is('degree', degree, study !== undefined),
        ...is(
          'school',
          school,
          study !== undefined && isSame(whole(study.school, study.place).slice(0, school.length), school),
        ),
      ]
    }),
    ...itemsOf(form.technicalSkills).flatMap(skill => is('skills', skill, skills.has(fold(skill)))),
  ]
}
