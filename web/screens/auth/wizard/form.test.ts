import { expect, test } from 'vitest'
import { signUpAnswers } from '../../../../shared/api/profile.ts'
import { answersOf, signUpForm } from './form.ts'
import { emptyFields, keptFields } from './kept-fields.ts'

const filled = {
  ...emptyFields,
  email: ' Amina@Mail.Example ',
  password: 'mango bicycle',
  fullName: ' Amina Yusuf ',
  state: 'Kano',
  jobTypes: ['Remote' as const],
  salaryMin: '₦250k',
  skills: 'SQL, Excel',
}

test('only name, email and password are required', () => {
  const result = signUpForm.safeParse(emptyFields)
  expect(new Set(result.error?.issues.map(issue => issue.path[0]))).toEqual(
    new Set(['fullName', 'email', 'password']),
  )
})

test('what is typed becomes answers that the contract takes', () => {
  const values = signUpForm.parse(filled)
  expect(values.email).toBe('amina@mail.example')
  expect(signUpAnswers.parse(answersOf(values))).toMatchObject({
    fullName: 'Amina Yusuf',
    state: 'Kano',
    industry: null,
    salaryMin: 250_000,
    salaryMax: null,
    skills: ['SQL', 'Excel'],
    languages: [],
  })
})

test.each([
  ['skills', 'x'.repeat(101)],
  ['languages', Array.from({ length: 21 }, (_, n) => `l${n}`).join()],
  ['salaryMax', '9'.repeat(14)],
  ['state', 'Atlantis'],
] as const)('%s out of bounds is said at its field', (field, text) => {
  const result = signUpForm.safeParse({ ...filled, [field]: text })
  expect(result.error?.issues.map(issue => issue.path)).toEqual([[field]])
})

test.each([' mango bicycle', 'mango bicycle '])(
  'a password with a space at its end is said: %j',
  password => {
    const result = signUpForm.safeParse({ ...filled, password })
    expect(result.error?.issues.map(issue => issue.path)).toEqual([['password']])
  },
)

test('what was kept by another version of the app is read as far as it is understood', () => {
  expect(keptFields.parse({ fullName: 'Amina', jobTypes: ['Moonlight'], gone: 1 })).toEqual({
    ...keptFields.parse({}),
    fullName: 'Amina',
  })
})
