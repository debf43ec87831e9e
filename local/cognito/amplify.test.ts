import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  deleteUser,
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { later, plainTriggers, serveToAmplify, startPool, verify } from './cognito.testing.ts'
import type { Triggers } from './triggers.ts'

// These tests call the stand-in over HTTP, with the real client.

const email = 'Amina.Bello@Example.com'
const password = 'karkashi na farko 7'

const codeMail = '<a href="https://aiki.example/auth?code={####}">{####}</a>'
const mailingTriggers: Triggers = {
  ...plainTriggers,
  customMessage: async event => {
    event.response.emailMessage = codeMail
    return event
  },
}

const serve = async () => {
  const pool = startPool()
  await serveToAmplify(pool.cognito)
  return pool
}
const signUpAmina = (answers = '{}') =>
  signUp({
    username: email,
    password,
    options: { userAttributes: { name: 'Amina Bello' }, clientMetadata: { answers } },
  })
const confirmed = async () => {
  const pool = await serve()
  await signUpAmina()
  await confirmSignUp({ username: email, confirmationCode: pool.codeFor(email) })
  return pool
}
const accessToken = async () => String((await fetchAuthSession()).tokens?.accessToken)

test('a person signs up, confirms with the code of the mail, and signs in', async () => {
  const { cognito, codeFor, events, mail } = await serve()
  const { nextStep, userId } = await signUpAmina('{"state":"Kano"}')
  expect(nextStep).toMatchObject({
    signUpStep: 'CONFIRM_SIGN_UP',
    codeDeliveryDetails: { destination: 'a***@e***', deliveryMedium: 'EMAIL' },
  })
  expect(mail.list(email)[0]).toMatchObject({
    subject: 'CustomMessage_SignUp',
    text: expect.not.stringContaining('####'),
  })

  await expect(signIn({ username: email, password })).resolves.toMatchObject({
    nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
  })
  await confirmSignUp({ username: email, confirmationCode: codeFor(email) })
  await signIn({ username: email.toLowerCase(), password })

  const { tokens, userSub } = await fetchAuthSession()
  expect(userSub).toBe(userId)
  expect(tokens?.idToken?.payload).toMatchObject({
    email,
    email_verified: true,
    name: 'Amina Bello',
    aud: 'web',
  })
  expect(await verify(cognito, String(tokens?.accessToken))).toMatchObject({
    sub: userId,
    username: userId,
    client_id: 'web',
    token_use: 'access',
    iss: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_aiki',
  })
  expect(await fetchUserAttributes()).toEqual({
    sub: userId,
    email,
    email_verified: 'true',
    name: 'Amina Bello',
  })
  expect(events.map(({ triggerSource, userName }) => [triggerSource, userName])).toEqual([
    ['PreSignUp_SignUp', userId],
    ['CustomMessage_SignUp', userId],
    ['PostConfirmation_ConfirmSignUp', userId],
  ])
  expect(events[0]?.request).toMatchObject({
    userAttributes: { email, name: 'Amina Bello' },
    clientMetadata: { answers: '{"state":"Kano"}' },
  })
})

test('a code that is requested again replaces the one before', async () => {
  const { codeFor, mail } = await serve()
  await signUpAmina()
  const first = codeFor(email)
  await resendSignUpCode({ username: email })
  expect(mail.list(email).map(({ subject }) => subject)).toEqual([
    'CustomMessage_ResendCode',
    'CustomMessage_SignUp',
  ])
  if (first !== codeFor(email))
    await expect(confirmSignUp({ username: email, confirmationCode: first })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
  await confirmSignUp({ username: email, confirmationCode: codeFor(email) })
})

test("a sign-up whose answer was lost doesn't conflict with its own account", async () => {
  const { cognito, mail } = startPool()
  await serveToAmplify(cognito, 1)
  await expect(signUpAmina()).resolves.toMatchObject({ nextStep: { signUpStep: 'CONFIRM_SIGN_UP' } })
  expect(mail.list(email)).toHaveLength(1)
})

test('an expired access token is renewed silently, and signing out ends the session', async () => {
  const { cognito } = await confirmed()
  await signIn({ username: email, password })
  const first = await accessToken()
  later(16 * 60)
  await expect(verify(cognito, first)).rejects.toMatchObject({
    message: 'Access Token has expired',
  })
  const second = await accessToken()
  const { auth_time, iat } = await verify(cognito, second)
  expect(iat - auth_time).toBeGreaterThanOrEqual(15 * 60)
  await signOut()
  await expect(verify(cognito, second)).rejects.toMatchObject({
    message: 'Access Token has been revoked',
  })
  expect((await fetchAuthSession()).tokens).toBeUndefined()
})

test('signing out everywhere ends the sessions of other devices', async () => {
  const { cognito } = await confirmed()
  await signIn({ username: email, password })
  const phone = await accessToken()
  await serveToAmplify(cognito)
  await signIn({ username: email, password })
  await signOut({ global: true })
  await expect(verify(cognito, phone)).rejects.toMatchObject({
    message: 'Access Token has been revoked',
  })
})

test('a forgotten password is replaced with the code of the mail', async () => {
  const { codeFor, events, mail } = await confirmed()
  await resetPassword({ username: email })
  expect(mail.list(email)[0]?.subject).toBe('CustomMessage_ForgotPassword')
  const confirmationCode = codeFor(email)
  const again = { username: email, confirmationCode }
  await expect(confirmResetPassword({ ...again, newPassword: 'short' })).rejects.toMatchObject({
    name: 'InvalidPasswordException',
    message: 'Password did not conform with policy: Password not long enough',
  })
  await confirmResetPassword({ ...again, newPassword: 'sabon karkashi 8' })
  expect(events.at(-1)?.triggerSource).toBe('PostConfirmation_ConfirmForgotPassword')
  await expect(signIn({ username: email, password })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  await signIn({ username: email, password: 'sabon karkashi 8' })
})

test('a password change requires the old password', async () => {
  await confirmed()
  await signIn({ username: email, password })
  const newPassword = 'ọ̀rọ̀ aṣínà mi'
  await expect(updatePassword({ oldPassword: 'a guess', newPassword })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  await updatePassword({ oldPassword: password, newPassword })
  await signOut()
  await expect(signIn({ username: email, password })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  await signIn({ username: email, password: newPassword })
})

test('the token of a proof has the scope of a proof, and a renewed one has not', async () => {
  const sources: unknown[] = []
  const { cognito, codeFor } = startPool({
    triggers: {
      ...mailingTriggers,
      preTokenGeneration: async event => {
        sources.push([event.triggerSource, event.request.clientMetadata])
        const scopesToSuppress = ['aws.cognito.signin.user.admin']
        event.response.claimsAndScopeOverrideDetails = {
          accessTokenGeneration: { scopesToAdd: ['aiki/app'], scopesToSuppress },
        }
        return event
      },
    },
  })
  await serveToAmplify(cognito)
  await signUpAmina()
  await confirmSignUp({ username: email, confirmationCode: codeFor(email) })
  await signIn({ username: email, password, options: { clientMetadata: { purpose: 'proof' } } })
  await fetchAuthSession({ forceRefresh: true })
  expect(sources).toEqual([
    ['TokenGeneration_Authentication', { purpose: 'proof' }],
    ['TokenGeneration_RefreshTokens', undefined],
  ])
  expect(await cognito.claimsOf(await accessToken())).toMatchObject({ scope: 'aiki/app' })
  await expect(fetchUserAttributes()).rejects.toThrow('Access Token does not have required scopes')
})

test('our own challenge signs in: the triggers see its answer and the metadata of the answer, and decide', async () => {
  const asked: unknown[] = []
  const { cognito, codeFor } = startPool({
    triggers: {
      ...mailingTriggers,
      signInLink: async event => {
        if (event.triggerSource === 'DefineAuthChallenge_Authentication') {
          const { session, clientMetadata } = event.request
          const [first] = session
          asked.push(first ?? 'no answer yet')
          const issueTokens = first?.challengeResult === true && clientMetadata === undefined
          event.response = first
            ? { issueTokens, failAuthentication: !issueTokens }
            : { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false, failAuthentication: false }
        }
        if (event.triggerSource === 'VerifyAuthChallengeResponse_Authentication')
          event.response.answerCorrect = event.request.challengeAnswer === 'the token'
        return event
      },
    },
  })
  await serveToAmplify(cognito)
  const begin = () => signIn({ username: email, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } })
  const refused = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' }
  await signUpAmina()
  await expect(begin()).resolves.toMatchObject({ nextStep: { signInStep: 'CONFIRM_SIGN_UP' } })
  await confirmSignUp({ username: email, confirmationCode: codeFor(email) })

  await expect(begin()).resolves.toMatchObject({
    nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' },
  })
  await expect(confirmSignIn({ challengeResponse: 'another' })).rejects.toMatchObject(refused)
  await begin()
  const options = { clientMetadata: { purpose: 'proof' } }
  await expect(confirmSignIn({ challengeResponse: 'the token', options })).rejects.toMatchObject(refused)
  await begin()
  await expect(confirmSignIn({ challengeResponse: 'the token' })).resolves.toMatchObject({ isSignedIn: true })
  expect(asked).toEqual([
    'no answer yet',
    { challengeName: 'CUSTOM_CHALLENGE', challengeResult: false },
    'no answer yet',
    { challengeName: 'CUSTOM_CHALLENGE', challengeResult: true },
    'no answer yet',
    { challengeName: 'CUSTOM_CHALLENGE', challengeResult: true },
  ])
  await signOut()
  // An unknown address gets a challenge, too.
  await signIn({ username: 'nobody@example.com', options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } })
  await expect(confirmSignIn({ challengeResponse: 'the token' })).rejects.toMatchObject(refused)
})

test('an authenticator app becomes the second factor', async () => {
  await confirmed()
  await signIn({ username: email, password })
  const { sharedSecret } = await setUpTOTP()
  const code = () => new TOTP({ secret: sharedSecret }).generate()
  await expect(updateMFAPreference({ totp: 'PREFERRED' })).rejects.toMatchObject({
    name: 'InvalidParameterException',
  })
  await verifyTOTPSetup({ code: code() })
  await updateMFAPreference({ totp: 'PREFERRED' })
  expect(await fetchMFAPreference()).toEqual({ preferred: 'TOTP', enabled: ['TOTP'] })
  await signOut()

  const { nextStep } = await signIn({ username: email, password })
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  const wrong = code() === '000000' ? '000001' : '000000'
  await expect(confirmSignIn({ challengeResponse: wrong })).rejects.toMatchObject({
    name: 'CodeMismatchException',
  })
  const used = code()
  await expect(confirmSignIn({ challengeResponse: used })).resolves.toMatchObject({ isSignedIn: true })
  await signOut()
  await signIn({ username: email, password })
  await expect(confirmSignIn({ challengeResponse: used })).rejects.toMatchObject({
    name: 'ExpiredCodeException',
  })
})

test('a deleted account is gone, and its address is free', async () => {
  const { cognito } = await confirmed()
  await signIn({ username: email, password })
  const token = await accessToken()
  await deleteUser()
  await expect(verify(cognito, token)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  await expect(signIn({ username: email, password })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  await expect(signUpAmina()).resolves.toMatchObject({ isSignUpComplete: false })
})
