import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { call, region, serveToAmplify, startPool, userPoolId } from '../../local/cognito/testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { createUsers } from '../services/users.ts'
import { signUpStore } from '../store/sign-ups.ts'
import { forgetUnconfirmed } from './forget-unconfirmed.ts'

vi.spyOn(console, 'log').mockReturnValue()
const { table, stop } = await startTable()
afterAll(() => stop())
const signUps = signUpStore(table)
afterEach(() => vi.useRealTimers())

const payload = { verb: 'forget-unconfirmed' }
const daysLater = (days: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 60 * 60 * 1000 })

/** A pool on the wire whose sign-ups are held in the table. */
const start = async () => {
  const { cognito, codeFor } = startPool()
  const endpoint = await serveToAmplify(cognito)
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const users = createUsers({
    client: new CognitoIdentityProviderClient({ region, endpoint, credentials }),
    userPoolId,
  })
  const signUp = async (email: string): Promise<string> => {
    const { body } = await call(cognito, 'SignUp', {
      Username: email,
      Password: 'a good password',
      UserAttributes: [{ Name: 'email', Value: email }],
    })
    const sub = body.UserSub ?? ''
    await signUps.hold(sub, null, new Date())
    return sub
  }
  const confirm = (email: string) =>
    call(cognito, 'ConfirmSignUp', { Username: email, ConfirmationCode: codeFor(email) })
  return { users, signUp, confirm, run: forgetUnconfirmed({ signUps, users }) }
}

test('only who did not confirm within seven days is forgotten', async () => {
  const { users, signUp, confirm, run } = await start()
  const never = await signUp('never@example.com')
  const confirmed = await signUp('confirmed@example.com')
  await confirm('confirmed@example.com')
  daysLater(6.9)
  expect(await run(payload)).toEqual({ forgotten: 0 })
  expect(await users.status(never)).toBe('UNCONFIRMED')

  daysLater(0.2)
  const late = await signUp('late@example.com')
  expect(await run(payload)).toEqual({ forgotten: 1 })
  expect(await users.status(never)).toBeNull()
  expect(await users.status(confirmed)).toBe('CONFIRMED')
  expect(await users.status(late)).toBe('UNCONFIRMED')
  daysLater(0)
  expect(await run(payload)).toEqual({ forgotten: 0 })
  await signUps.remove(late)
})

test('answers that are kept for nobody go too', async () => {
  const { run } = await start()
  await signUps.hold('nobody', null, new Date())
  daysLater(8)
  expect(await run(payload)).toEqual({ forgotten: 0 })
  expect((await signUps.due(new Date()).next()).done).toBe(true)
})

test('one that fails does not keep the others, and is due again', async () => {
  const { users, signUp } = await start()
  const names = await Promise.all(['a', 'b', 'c'].map(name => signUp(`${name}@example.com`)))
  const [first = ''] = names
  const refusing = {
    ...users,
    remove: async (name: string) =>
      name === first ? Promise.reject(new Error('throttled')) : users.remove(name),
  }
  daysLater(8)
  await expect(forgetUnconfirmed({ signUps, users: refusing })(payload)).rejects.toThrow(
    '1 sign-ups could not be forgotten.',
  )
  expect(await Promise.all(names.map(users.status))).toEqual(['UNCONFIRMED', null, null])
  expect(await forgetUnconfirmed({ signUps, users })(payload)).toEqual({ forgotten: 1 })
})

test('another payload is refused', async () => {
  const { run } = await start()
  await expect(run({ verb: 'something-else' })).rejects.toThrow()
})
