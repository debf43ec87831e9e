import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { call, email, password, signIn, tokensOf, userPoolId, withAmina } from './cognito.testing.ts'

const newEmail = 'amina@new.example'

const signedIn = async () => {
  const pool = await withAmina()
  const { AccessToken } = await tokensOf(pool.cognito, email, password)
  const ask = async (operation: string, input: object = {}) =>
    (await call(pool.cognito, operation, { AccessToken, ...input })).body
  return { ...pool, ask }
}

test("the pool's own API cannot change an address", async () => {
  const { ask } = await signedIn()
  const UserAttributes = [{ Name: 'email', Value: newEmail }]
  expect(await ask('UpdateUserAttributes', { UserAttributes })).toMatchObject({
    __type: 'NotAuthorizedException',
    message: 'A client attempted to write unauthorized attribute',
  })
})

test('our functions can change an address that no other account has', async () => {
  const { cognito, sub } = await signedIn()
  const write = async (Value: string) => {
    const UserAttributes = [
      { Name: 'email', Value },
      { Name: 'email_verified', Value: 'true' },
    ]
    return (
      await call(cognito, 'AdminUpdateUserAttributes', {
        UserPoolId: userPoolId,
        Username: sub,
        UserAttributes,
      })
    ).body
  }
  await call(cognito, 'SignUp', { Username: 'bola@example.com', Password: password })
  expect((await write('Bola@example.com')).__type).toBe('AliasExistsException')
  await write(newEmail)
  expect((await signIn(cognito, newEmail, password)).status).toBe(200)
  expect((await signIn(cognito, email, password)).status).toBe(400)
})

test('an authenticator app that was switched off is not required', async () => {
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
  // A new set-up that is not completed leaves the confirmed app.
  await ask('AssociateSoftwareToken')
  expect(await ask('GetUser')).toMatchObject({ UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] })
  await prefer(false)
  expect((await signIn(cognito, email, password)).body.AuthenticationResult).toBeDefined()
})

test('codes by SMS and by mail cannot be a second factor', async () => {
  const { ask } = await signedIn()
  for (const kind of ['SMSMfaSettings', 'EmailMfaSettings'])
    expect((await ask('SetUserMFAPreference', { [kind]: { Enabled: true } })).__type).toBe(
      'InvalidParameterException',
    )
})

test("a disabled account cannot renew tokens or recover a password, and a wrong password doesn't reveal that", async () => {
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
