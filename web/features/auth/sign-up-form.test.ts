import { expect, test } from 'vitest'
import { signUpAnswers } from '../../../shared/api/profile.ts'
import { answersOf, signUpForm } from './sign-up-form.ts'
import { emptyFields, storedFields } from './use-sign-up-form.ts'

const filled = {
  ...emptyFields,
  email: ' Amina@Mail.Example ',
  password: 'mango bicycle',
  fullName: ' Amina Yusuf ',
  state: 'Kano',
  jobTypes: ['Remote' as const],
  salaryMin: '₦250,000',
  skills: 'SQL, Excel',
  agreed: true,
}

test('only name, email, password and the agreement are required', () => {
  const result = signUpForm.safeParse(emptyFields)
  expect(new Set(result.error?.issues.map(issue => issue.path[0]))).toEqual(
    new Set(['fullName', 'email', 'password', 'agreed']),
  )
})

test('the typed values become answers that the contract accepts', () => {
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
  ['salaryMin', 'two hundred'],
  ['salaryMax', '200,000'],
  ['phone', 'abc'],
  ['phone', '0803 00'],
  ['password', 'Password1!'],
  ['state', 'Atlantis'],
] as const)('%s: %j is refused at its field', (field, text) => {
  const result = signUpForm.safeParse({ ...filled, [field]: text })
  expect(result.error?.issues.map(issue => issue.path)).toEqual([[field]])
})

test.each([' mango bicycle', 'mango bicycle '])(
  'a password with a space at its end is refused: %j',
  password => {
    const result = signUpForm.safeParse({ ...filled, password })
    expect(result.error?.issues.map(issue => issue.path)).toEqual([['password']])
  },
)

test('a maximum below the minimum is refused on its own step, even if other steps are incomplete', () => {
  const { error } = signUpForm.safeParse({ ...filled, fullName: '', salaryMax: '100,000' })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['fullName', 'Full name is required.'],
    ['salaryMax', 'Make this at least the minimum.'],
  ])
})

test('a draft of another version of the app is read as far as possible', () => {
  expect(storedFields.parse({ fullName: 'Amina', jobTypes: ['Moonlight'], gone: 1 })).toEqual({
    ...storedFields.parse({}),
    fullName: 'Amina',
  })
})
