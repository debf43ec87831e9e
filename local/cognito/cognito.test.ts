import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import {
  call,
  email,
  password,
  serveToAmplify,
  signIn,
  startPool,
  tokensOf,
  userPoolId,
  verify,
  withAmina,
} from './cognito.testing.ts'

test.each([
  [
    'an operation that is not known',
    'AWSCognitoIdentityProviderService.ListDevices',
    '{}',
    'UnknownOperationException',
  ],
  ['no operation', '', '{}', 'UnknownOperationException'],
  ['a body that is not JSON', 'AWSCognitoIdentityProviderService.SignUp', '{', 'SerializationException'],
  [
    'a body that is no object',
    'AWSCognitoIdentityProviderService.SignUp',
    'null',
    'InvalidParameterException',
  ],
  [
    'another client',
    'AWSCognitoIdentityProviderService.SignUp',
    '{"ClientId":"x"}',
    'ResourceNotFoundException',
  ],
  [
    'missing parts',
    'AWSCognitoIdentityProviderService.SignUp',
    '{"ClientId":"web"}',
    'InvalidParameterException',
  ],
  ['no token', 'AWSCognitoIdentityProviderService.GetUser', '{}', 'InvalidParameterException'],
  [
    'a bad token',
    'AWSCognitoIdentityProviderService.GetUser',
    '{"AccessToken":"x"}',
    'NotAuthorizedException',
  ],
])('%s is a client error, which is not retried', async (_, target, body, name) => {
  const { cognito } = startPool()
  const reply = await cognito.handle({ target, body })
  expect(reply.status).toBe(400)
  expect(JSON.parse(reply.body)).toEqual({ __type: name, message: expect.any(String) })
})

test('accounts, sessions and keys survive a restart, and no file contains a password', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aiki-cognito-'))
  const dataFile = join(folder, 'cognito.sqlite')
  const before = await withAmina({ dataFile })
  await signIn(before.cognito, email, 'a wrong password')
  const { AccessToken, RefreshToken } = await tokensOf(before.cognito, email, password)
  const written = readdirSync(folder)
    .map(name => readFileSync(join(folder, name), 'latin1'))
    .join('')
  expect(written).toContain(email)
  for (const secret of [password, 'a wrong password', before.codeFor(email), RefreshToken])
    expect(written).not.toContain(secret)

  const after = startPool({ dataFile })
  await verify(after.cognito, AccessToken)
  expect((await call(after.cognito, 'GetTokensFromRefreshToken', { RefreshToken })).status).toBe(200)
  await tokensOf(after.cognito, email, password)
})

test('a token can be verified with the public key set', async () => {
  const { cognito, sub } = await withAmina()
  const { AccessToken, IdToken } = await tokensOf(cognito, email, password)
  const keys = createLocalJWKSet(cognito.jwks())
  expect((await jwtVerify(AccessToken, keys)).payload).toMatchObject({ sub, token_use: 'access' })
  expect((await jwtVerify(IdToken, keys, { audience: 'web' })).payload).toMatchObject({
    sub,
    token_use: 'id',
  })
  expect(JSON.stringify(cognito.jwks())).not.toMatch(/"[dpq]"/)
})

test('our functions manage users through the AWS SDK', async () => {
  const { cognito, sub } = await withAmina()
  const endpoint = await serveToAmplify(cognito)
  const client = new CognitoIdentityProviderClient({
    endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  const who = { UserPoolId: userPoolId, Username: sub }
  const found = await client.send(new AdminGetUserCommand(who))
  expect(found).toMatchObject({ Username: sub, UserStatus: 'CONFIRMED', Enabled: true })
  expect(found.UserAttributes).toContainEqual({ Name: 'email', Value: email })
  expect(found.UserCreateDate?.getTime()).toBeGreaterThan(Date.now() - 60_000)

  const first = await tokensOf(cognito, email, password)
  await client.send(new AdminUserGlobalSignOutCommand(who))
  await expect(verify(cognito, first.AccessToken)).rejects.toThrow('Access Token has been revoked')

  const second = await tokensOf(cognito, email, password)
  await client.send(new AdminDisableUserCommand(who))
  await expect(verify(cognito, second.AccessToken)).rejects.toThrow('Access Token has been revoked')
  expect((await signIn(cognito, email, password)).body.message).toBe('User is disabled.')

  await client.send(new AdminDeleteUserCommand(who))
  await expect(client.send(new AdminGetUserCommand(who))).rejects.toMatchObject({
    name: 'UserNotFoundException',
  })
  client.destroy()
})
