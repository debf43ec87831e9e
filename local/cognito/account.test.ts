import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { call, email, later, password, signIn, tokensOf, userPoolId, withAmina } from './testing.ts'

const newEmail = 'amina@new.example'

const signedIn = async () => {
  const pool = await withAmina()
  const { AccessToken } = await tokensOf(pool.cognito, email, password)
  const ask = async (operation: string, input: object = {}) =>
    (await call(pool.cognito, operation, { AccessToken, ...input })).body
  const setEmail = (Value: string) =>
    ask('UpdateUserAttributes', { UserAttributes: [{ Name: 'email', Value }] })
  return { ...pool, ask, setEmail }
}

test('until its code comes back a new address signs nobody in, and the old one does', async () => {
  const { cognito, codeFor, ask, setEmail, mail } = await signedIn()
  expect(await setEmail(newEmail)).toMatchObject({ CodeDeliveryDetailsList: [{ Destination: 'a***@n***' }] })
  expect((await signIn(cognito, newEmail, password)).status).toBe(400)
  expect((await signIn(cognito, email, password)).status).toBe(200)

  await ask('GetUserAttributeVerificationCode', { AttributeName: 'email' })
  expect(mail.list(newEmail)).toHaveLength(2)
  await ask('VerifyUserAttribute', { AttributeName: 'email', Code: codeFor(newEmail) })
  expect((await signIn(cognito, newEmail, password)).status).toBe(200)
  expect((await signIn(cognito, email, password)).status).toBe(400)
})

test("nobody takes another's address, neither when asking nor when the other was quicker", async () => {
  const { cognito, codeFor, ask, setEmail } = await signedIn()
  const bola = { Username: 'bola@example.com', Password: password }
  await setEmail(bola.Username)
  const Code = codeFor(bola.Username)
  await call(cognito, 'SignUp', bola)
  expect((await ask('VerifyUserAttribute', { AttributeName: 'email', Code })).__type).toBe(
    'AliasExistsException',
  )
  expect((await setEmail('Bola@Example.com')).__type).toBe('AliasExistsException')
})

test('what is no address is refused, and changes nothing', async () => {
  const { ask, setEmail, mail } = await signedIn()
  expect((await setEmail('amina')).__type).toBe('InvalidParameterException')
  expect(mail.list()).toHaveLength(1)
  expect(await ask('GetUser')).toMatchObject({
    UserAttributes: expect.arrayContaining([{ Name: 'email', Value: email }]),
  })
})

test('a code for a new address is good for a day', async () => {
  const { cognito, codeFor, setEmail } = await signedIn()
  await setEmail(newEmail)
  later(24 * 3600)
  const { AccessToken } = await tokensOf(cognito, email, password)
  const input = { AccessToken, AttributeName: 'email', Code: codeFor(newEmail) }
  expect((await call(cognito, 'VerifyUserAttribute', input)).body.__type).toBe('ExpiredCodeException')
})

test('an authenticator app that was switched off is not asked for', async () => {
  const { cognito, ask } = await signedIn()
  expect((await ask('VerifySoftwareToken', { UserCode: '123456' })).__type).toBe(
    'EnableSoftwareTokenMFAException',
  )
  const secret = String((await ask('AssociateSoftwareToken')).SecretCode)
  await ask('VerifySoftwareToken', { UserCode: new TOTP({ secret }).generate() })
  const prefer = (Enabled: boolean) => ask('SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled } })
  await prefer(true)
  expect((await signIn(cognito, email, password)).body).toMatchObject({
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
  })
  // A new set-up that is given up leaves the app that was proven.
  await ask('AssociateSoftwareToken')
  expect(await ask('GetUser')).toMatchObject({ UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] })
  await prefer(false)
  expect((await signIn(cognito, email, password)).body.AuthenticationResult).toBeDefined()
})

test('codes by SMS and by mail are no second step here', async () => {
  const { ask } = await signedIn()
  for (const kind of ['SMSMfaSettings', 'EmailMfaSettings'])
    expect((await ask('SetUserMFAPreference', { [kind]: { Enabled: true } })).__type).toBe(
      'InvalidParameterException',
    )
})

test('who is disabled can renew nothing and recover nothing, and a wrong password tells nobody of it', async () => {
  const { cognito, sub, mail } = await signedIn()
  const { RefreshToken } = await tokensOf(cognito, email, password)
  const who = { UserPoolId: userPoolId, Username: sub }
  await call(cognito, 'AdminDisableUser', who)
  await call(cognito, 'AdminUserGlobalSignOut', who)
  expect((await call(cognito, 'GetTokensFromRefreshToken', { RefreshToken })).body.__type).toBe(
    'NotAuthorizedException',
  )
  const before = mail.list().length
  expect((await call(cognito, 'ForgotPassword', { Username: email })).status).toBe(200)
  expect(mail.list()).toHaveLength(before)
  expect((await signIn(cognito, email, 'not the one')).body.message).toBe('Incorrect username or password.')
  expect((await signIn(cognito, email, password)).body.message).toBe('User is disabled.')
})

test('while a new address waits, a forgotten password goes to the old one', async () => {
  const { cognito, setEmail, mail } = await signedIn()
  await setEmail(newEmail)
  await call(cognito, 'ForgotPassword', { Username: email })
  await call(cognito, 'ForgotPassword', { Username: newEmail })
  expect(mail.list(newEmail)).toHaveLength(1)
  expect(mail.list(email)[0]?.subject).toMatch(/password|ForgotPassword/i)
})

test('one can ask for five codes an hour, and no more', async () => {
  const { setEmail } = await signedIn()
  for (let n = 0; n < 5; n += 1) expect(await setEmail(`amina${n}@new.example`)).not.toHaveProperty('__type')
  expect((await setEmail(newEmail)).__type).toBe('LimitExceededException')
})
