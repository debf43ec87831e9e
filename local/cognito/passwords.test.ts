import { expect, test } from 'vitest'
import { call, email, later, password, signIn, startPool, withAmina } from './cognito.testing.ts'

const nobody = 'ada@elsewhere.com'

test('recovery gives the same answer for a known and an unknown address', async () => {
  const { cognito, mail } = await withAmina()
  const replace = (Username: string) =>
    call(cognito, 'ConfirmForgotPassword', { Username, ConfirmationCode: 'abcdef', Password: 'a new one' })
  const forget = (Username: string) => call(cognito, 'ForgotPassword', { Username })

  expect((await replace(email)).body.__type).toBe('ExpiredCodeException')
  expect(await replace(nobody)).toEqual(await replace(email))
  expect(await forget(nobody)).toEqual(await forget(email))
  expect(mail.list(nobody)).toEqual([])
  for (let n = 0; n < 5; n++) {
    const known = await replace(email)
    expect(known.body.__type).toBe('CodeMismatchException')
    expect(await replace(nobody)).toEqual(known)
  }
  expect(await replace(nobody)).toEqual(await replace(email))
  for (let n = 0; n < 5; n++) expect(await forget(nobody)).toEqual(await forget(email))
  expect((await forget(nobody)).body.__type).toBe('LimitExceededException')
})

test('a code for a new password is valid for an hour and for one use', async () => {
  const { cognito, codeFor } = await withAmina()
  await call(cognito, 'ForgotPassword', { Username: email })
  const input = { Username: email, ConfirmationCode: codeFor(email), Password: 'a new one' }
  expect((await call(cognito, 'ConfirmForgotPassword', input)).status).toBe(200)
  expect((await call(cognito, 'ConfirmForgotPassword', input)).body.__type).toBe('ExpiredCodeException')
  await call(cognito, 'ForgotPassword', { Username: email })
  later(3600)
  const late = { ...input, ConfirmationCode: codeFor(email) }
  expect((await call(cognito, 'ConfirmForgotPassword', late)).body.__type).toBe('ExpiredCodeException')
})

test('an unconfirmed address cannot recover a password', async () => {
  const { cognito, mail } = startPool()
  await call(cognito, 'SignUp', { Username: email, Password: password })
  expect((await call(cognito, 'ForgotPassword', { Username: email })).status).toBe(200)
  expect(mail.list(email).map(({ subject }) => subject)).toEqual(['CustomMessage_SignUp'])
})

test('a new password resets the wait after wrong ones', async () => {
  const { cognito, codeFor } = await withAmina()
  for (let n = 0; n < 7; n++) await signIn(cognito, email, 'a guess')
  await call(cognito, 'ForgotPassword', { Username: email })
  const input = { Username: email, ConfirmationCode: codeFor(email), Password: 'a new one' }
  await call(cognito, 'ConfirmForgotPassword', input)
  expect((await signIn(cognito, email, 'a new one')).status).toBe(200)
})
