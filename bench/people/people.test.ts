import { expect, test } from 'vitest'
import { resumeForm } from '../../shared/api/resume-form.ts'
import { saysEnough } from '../../shared/domain/resume/form-facts.ts'
import { itemsOf } from '../../shared/domain/resume/items.ts'
import { people } from './people.ts'

test('there are enough different people', () => {
  expect(new Set(people.map(({ fullName }) => fullName)).size).toBe(people.length)
  expect(people.length).toBeGreaterThanOrEqual(30)
})

test.each(people.map(form => [form.fullName, form] as const))('%s could have sent the form', (_, form) => {
  expect(resumeForm.parse(form)).toEqual(form)
  expect(saysEnough(form)).toBe(true)
})

test.each(people.map(form => [form.fullName, form] as const))(
  '%s writes lists as the form does',
  (_, form) => {
    for (const list of ['technicalSkills', 'softSkills', 'certifications', 'languages', 'interests'] as const)
      expect(itemsOf(form[list]).join(', ')).toBe(form[list])
  },
)
