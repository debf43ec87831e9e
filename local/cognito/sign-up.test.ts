import { expect, test } from 'vitest'
import { call, email, later, password, plainTriggers, signIn, startPool } from './cognito.testing.ts'

const person = { Username: email, Password: password }

test.each([
  [
    'an address that is none',
    { Username: 'amina' },
    'InvalidParameterException',
    'Username should be an email.',
  ],
  [
    'a short password',
    { Password: '1234567' },
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  ],
  [
    'a password that ends in a space',
    { Password: '12345678 ' },
    'InvalidParameterException',
    /regular expression/,
  ],
  [
    'a password beyond 256 letters',
    { Password: 'a'.repeat(257) },
    'InvalidParameterException',
    /less than or equal to 256/,
  ],
  [
    'an address among the attributes, for that is the user name',
    { UserAttributes: [{ Name: 'email', Value: 'bola@example.com' }] },
    'NotAuthorizedException',
    'A client attempted to write unauthorized attribute',
  ],
  [
    'an attribute that is not theirs to set',
    { UserAttributes: [{ Name: 'email_verified', Value: 'true' }] },
    'NotAuthorizedException',
    'A client attempted to write unauthorized attribute',
  ],
  [
    'an attribute that nobody knows',
    { UserAttributes: [{ Name: 'shoe', Value: '42' }] },
    'NotAuthorizedException',
    'A client attempted to write unauthorized attribute',
  ],
])('sign-up with %s is refused', async (_, change, name, message) => {
  const { cognito, events } = startPool()
  const answer = await call(cognito, 'SignUp', { ...person, ...change })
  expect(answer).toMatchObject({
    status: 400,
    body: { __type: name, message: expect.stringMatching(message) },
  })
  expect(events).toEqual([])
})

test('an address can sign up once, in any case, and the trigger sees both tries', async () => {
  const { cognito, events, mail } = startPool()
  await call(cognito, 'SignUp', person)
  const again = await call(cognito, 'SignUp', { ...person, Username: 'Amina@Example.com' })
  expect(again.body).toMatchObject({ __type: 'UsernameExistsException' })
  const subs = events
    .filter(({ triggerSource }) => triggerSource === 'PreSignUp_SignUp')
    .map(({ userName }) => userName)
  expect(new Set(subs).size).toBe(2)
  expect(mail.list()).toHaveLength(1)
})

test('a sign-up whose answer was lost gets the same answer again', async () => {
  const { cognito, mail } = startPool()
  const [first, meanwhile] = await Promise.all([
    call(cognito, 'SignUp', person, 'one'),
    call(cognito, 'SignUp', person, 'one'),
  ])
  expect(first.status).toBe(200)
  expect(meanwhile).toEqual(first)
  expect(await call(cognito, 'SignUp', person, 'one')).toEqual(first)
  expect(mail.list()).toHaveLength(1)
  expect((await call(cognito, 'SignUp', person, 'two')).body.__type).toBe('UsernameExistsException')
  expect((await call(cognito, 'SignUp', { ...person, Password: 'another one' }, 'one')).body.__type).toBe(
    'UsernameExistsException',
  )
  later(300)
  expect((await call(cognito, 'SignUp', person, 'one')).body.__type).toBe('UsernameExistsException')
})

test('when the trigger refuses, no account is created', async () => {
  const { cognito, mail } = startPool({
    triggers: {
      ...plainTriggers,
      preSignUp: async () => Promise.reject(new Error('The answers are too long')),
    },
  })
  expect((await call(cognito, 'SignUp', person)).body).toEqual({
    __type: 'UserLambdaValidationException',
    message: 'PreSignUp failed with error The answers are too long.',
  })
  expect(mail.list()).toEqual([])
  expect((await call(cognito, 'SignUp', person)).body.__type).toBe('UserLambdaValidationException')
})

test.each([
  ['leaves out the code', 'Welcome to Aiki'],
  ['is longer than Cognito sends', `{####}${'a'.repeat(20_000)}`],
])('a message that %s is refused', async (_, emailMessage) => {
  const { cognito, mail } = startPool({
    triggers: {
      ...plainTriggers,
      customMessage: async event => ({ ...event, response: { ...event.response, emailMessage } }),
    },
  })
  expect((await call(cognito, 'SignUp', person)).body.__type).toBe('InvalidLambdaResponseException')
  expect(mail.list()).toEqual([])
})

test('a sign-up code is valid for a day', async () => {
  const { cognito, codeFor } = startPool()
  await call(cognito, 'SignUp', person)
  const confirmation = { Username: email, ConfirmationCode: codeFor(email) }
  later(24 * 3600)
  expect((await call(cognito, 'ConfirmSignUp', confirmation)).body.__type).toBe('ExpiredCodeException')
  await call(cognito, 'ResendConfirmationCode', { Username: email })
  const fresh = { Username: email, ConfirmationCode: codeFor(email) }
  expect(await call(cognito, 'ConfirmSignUp', fresh)).toEqual({ status: 200, body: {} })
  expect((await call(cognito, 'ConfirmSignUp', fresh)).body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'User cannot be confirmed. Current status is CONFIRMED',
  })
})

test('five wrong guesses void a code, and no more than five codes are sent in an hour', async () => {
  const { cognito, codeFor, mail } = startPool()
  await call(cognito, 'SignUp', person)
  const code = codeFor(email)
  const wrong = code === '000000' ? '000001' : '000000'
  const guess = async (ConfirmationCode: string) =>
    (await call(cognito, 'ConfirmSignUp', { Username: email, ConfirmationCode })).body.__type
  for (let n = 0; n < 5; n++) expect(await guess(wrong)).toBe('CodeMismatchException')
  expect(await guess(code)).toBe('TooManyFailedAttemptsException')

  const resend = async () => (await call(cognito, 'ResendConfirmationCode', { Username: email })).body.__type
  for (let n = 0; n < 4; n++) expect(await resend()).toBeUndefined()
  expect(await resend()).toBe('LimitExceededException')
  expect(mail.list()).toHaveLength(5)
  later(3600)
  expect(await resend()).toBeUndefined()
  expect(await guess(codeFor(email))).toBeUndefined()
})

test('only a caller with the password learns that an account waits for its confirmation', async () => {
  const { cognito } = startPool()
  await call(cognito, 'SignUp', person)
  expect((await signIn(cognito, email, password)).body.__type).toBe('UserNotConfirmedException')
  expect((await signIn(cognito, email, 'another')).body.__type).toBe('NotAuthorizedException')
})
