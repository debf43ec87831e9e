import { expect, test } from 'vitest'
import {
  beginSignIn,
  call,
  email,
  later,
  password,
  signIn,
  tokensOf,
  verify,
  withAmina,
} from './cognito.testing.ts'

test('an unknown address and a wrong password get the same answer', async () => {
  const { cognito } = await withAmina()
  const known = await beginSignIn(cognito, email, 'a guess')
  const unknown = await beginSignIn(cognito, 'nobody@example.com', 'a guess')
  const refusal = await known.answer()
  expect(await unknown.answer()).toEqual(refusal)
  expect(refusal.body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  })
  const shape = ({ given }: typeof known) => ({
    // Leading zeros of a number are not written, so a digit more or less reveals nothing.
    widths: [Math.round(given.SRP_B.length / 16), given.SALT.length, given.SECRET_BLOCK.length],
    uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(given.USERNAME),
    same: given.USER_ID_FOR_SRP === given.USERNAME,
  })
  expect(shape(unknown)).toEqual(shape(known))
  const again = await beginSignIn(cognito, 'Nobody@example.com', 'another guess')
  expect(again.given.SALT).toBe(unknown.given.SALT)
  expect(again.given.USERNAME).toBe(unknown.given.USERNAME)
})

test.each([
  ['a known', email],
  ['an unknown', 'nobody@example.com'],
])('after five wrong passwords %s address must wait, longer each time', async (_, address) => {
  const { cognito } = await withAmina()
  later(0)
  const attempt = async (word: string) => (await signIn(cognito, address, word)).body.message
  for (let n = 0; n < 5; n++) expect(await attempt('a guess')).toBe('Incorrect username or password.')
  expect(await attempt(password)).toBe('Password attempts exceeded')
  later(2)
  expect(await attempt('a guess')).toBe('Incorrect username or password.')
  later(1)
  expect(await attempt(password)).toBe('Password attempts exceeded')
  later(2)
  expect(await attempt(password)).toBe(address === email ? undefined : 'Incorrect username or password.')
})

test('a challenge is answered once', async () => {
  const { cognito } = await withAmina()
  const { answer } = await beginSignIn(cognito, email, password)
  expect((await answer()).status).toBe(200)
  expect((await answer()).body.__type).toBe('NotAuthorizedException')
})

test('a challenge that was started with an old password cannot be completed with it', async () => {
  const { cognito } = await withAmina()
  const { answer } = await beginSignIn(cognito, email, password)
  const { AccessToken } = await tokensOf(cognito, email, password)
  const change = { AccessToken, PreviousPassword: password, ProposedPassword: 'sabon kalma 8' }
  expect((await call(cognito, 'ChangePassword', change)).status).toBe(200)
  expect((await answer()).body.message).toBe('Incorrect username or password.')
})

test('a plain password is refused, because the pool allows only SRP', async () => {
  const { cognito } = await withAmina()
  const AuthParameters = { USERNAME: email, PASSWORD: password }
  const { body } = await call(cognito, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  expect(body).toEqual({
    __type: 'InvalidParameterException',
    message: 'USER_PASSWORD_AUTH flow not enabled for this client',
  })
})

test.each(['GetTokensFromRefreshToken', 'InitiateAuth'])(
  'with %s a refresh token is rotated, works again after a lost answer, and is refused later',
  async operation => {
    const { cognito } = await withAmina()
    later(0)
    const first = await tokensOf(cognito, email, password)
    const refresh = async (token = '') => {
      const flow = { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: token } }
      return (await call(cognito, operation, { RefreshToken: token, ...flow })).body
    }
    const renewed = (await refresh(first.RefreshToken)).AuthenticationResult
    const { origin_jti, auth_time } = await verify(cognito, first.AccessToken)
    expect(await verify(cognito, renewed?.AccessToken ?? '')).toMatchObject({
      origin_jti,
      auth_time,
    })
    later(30)
    const again = (await refresh(first.RefreshToken)).AuthenticationResult
    expect(again?.RefreshToken).not.toBe(renewed?.RefreshToken)
    later(1)
    expect((await refresh(first.RefreshToken)).__type).toBe('RefreshTokenReuseException')
    later(29 * 24 * 3600)
    const newest = (await refresh(again?.RefreshToken)).AuthenticationResult
    later(24 * 3600)
    expect(await refresh(newest?.RefreshToken)).toMatchObject({ message: 'Refresh Token has expired' })
    expect((await refresh('made up')).__type).toBe('NotAuthorizedException')
  },
)

test('a revoked session invalidates its own tokens and no others', async () => {
  const { cognito } = await withAmina()
  const phone = await tokensOf(cognito, email, password)
  const desk = await tokensOf(cognito, email, password)
  await call(cognito, 'RevokeToken', { Token: phone.RefreshToken })
  await expect(verify(cognito, phone.AccessToken)).rejects.toThrow('Access Token has been revoked')
  expect((await call(cognito, 'GetUser', { AccessToken: phone.AccessToken })).body.__type).toBe(
    'NotAuthorizedException',
  )
  expect(
    (await call(cognito, 'GetTokensFromRefreshToken', { RefreshToken: phone.RefreshToken })).status,
  ).toBe(400)
  await verify(cognito, desk.AccessToken)
})

test('a token of another kind, of another pool, or with a changed claim is refused', async () => {
  const { cognito } = await withAmina()
  const { AccessToken, IdToken } = await tokensOf(cognito, email, password)
  const other = await withAmina()
  const [head, , signature] = AccessToken.split('.')
  const claims = Buffer.from(JSON.stringify({ sub: 'somebody else' })).toString('base64url')
  for (const token of [
    IdToken,
    (await tokensOf(other.cognito, email, password)).AccessToken,
    [head, claims, signature].join('.'),
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${AccessToken.split('.')[1]}.`,
    'nonsense',
  ])
    await expect(verify(cognito, token)).rejects.toThrow('Invalid Access Token')
})
