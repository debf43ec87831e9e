import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { call, region, serveToAmplify, startPool, userPoolId } from '../../local/cognito/cognito.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import type { SignUpAnswers } from '../../shared/api/profile.ts'
import { noAnswers } from '../../shared/domain/profile.ts'
import { usersAt } from '../services/users.testing.ts'
import { profileStore } from '../store/profiles.ts'
import { signUpStore } from '../store/sign-ups.ts'
import { runForgetUnconfirmed } from './forget-unconfirmed.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const signUps = signUpStore(table)
const profiles = profileStore(table)
afterEach(() => vi.useRealTimers())

const payload = { verb: 'forget-unconfirmed' }
const daysLater = (days: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 60 * 60 * 1000 })

/** Starts a user pool whose sign-ups are in the table. */
const start = async () => {
  const { cognito, codeFor } = startPool()
  const endpoint = await serveToAmplify(cognito)
  const users = usersAt(endpoint, { region, userPoolId })
  const signUp = async (email: string, answers: SignUpAnswers | null = null): Promise<string> => {
    const { body } = await call(cognito, 'SignUp', {
      Username: email,
      Password: 'a good password',
    })
    const sub = body.UserSub ?? ''
    await signUps.save(sub, { answers, trial: null, agreedAt: null }, new Date())
    return sub
  }
  const confirm = (email: string) =>
    call(cognito, 'ConfirmSignUp', { Username: email, ConfirmationCode: codeFor(email) })
  const status = async (name: string) => (await users.find(name))?.status
  return { users, status, signUp, confirm, run: runForgetUnconfirmed({ signUps, profiles, users }) }
}

test('only a person who did not confirm within seven days is removed', async () => {
  const { status, signUp, confirm, run } = await start()
  const never = await signUp('never@example.com')
  const confirmed = await signUp('confirmed@example.com')
  await confirm('confirmed@example.com')
  daysLater(6.9)
  expect(await run(payload)).toEqual({ forgotten: 0 })
  expect(await status(never)).toBe('UNCONFIRMED')

  daysLater(0.2)
  const late = await signUp('late@example.com')
  expect(await run(payload)).toEqual({ forgotten: 1 })
  expect(await status(never)).toBeUndefined()
  expect(await status(confirmed)).toBe('CONFIRMED')
  expect(await status(late)).toBe('UNCONFIRMED')
  daysLater(0)
  expect(await run(payload)).toEqual({ forgotten: 0 })
  await signUps.remove(late)
})

test('a confirmed person who got no profile, because the trigger failed, gets a profile from the answers of the wizard', async () => {
  const { status, signUp, confirm, run } = await start()
  const answers = { ...noAnswers, fullName: 'Ngozi Ebun', skills: ['Triage'] }
  const sub = await signUp('ngozi@example.com', answers)
  await confirm('ngozi@example.com')
  daysLater(8)
  expect(await run(payload)).toEqual({ forgotten: 0 })
  expect(await status(sub)).toBe('CONFIRMED')
  expect(await profiles.get(sub)).toMatchObject({ ...answers, email: 'ngozi@example.com' })
  expect((await signUps.due(new Date()).next()).done).toBe(true)
})

test('answers without a user are removed too', async () => {
  const { run } = await start()
  await signUps.save('nobody', { answers: null, trial: null, agreedAt: null }, new Date())
  daysLater(8)
  expect(await run(payload)).toEqual({ forgotten: 0 })
  expect((await signUps.due(new Date()).next()).done).toBe(true)
})

test('a sign-up that fails does not stop the others, and is due again', async () => {
  const { users, status, signUp } = await start()
  const names = await Promise.all(['a', 'b', 'c'].map(name => signUp(`${name}@example.com`)))
  const [first = ''] = names
  const refusing = {
    ...users,
    remove: async (name: string) =>
      name === first ? Promise.reject(new Error('throttled')) : users.remove(name),
  }
  daysLater(8)
  await expect(runForgetUnconfirmed({ signUps, profiles, users: refusing })(payload)).rejects.toThrow(
    '1 of 3 could not be done',
  )
  expect(await Promise.all(names.map(status))).toEqual(['UNCONFIRMED', undefined, undefined])
  expect(await runForgetUnconfirmed({ signUps, profiles, users })(payload)).toEqual({ forgotten: 1 })
})

test('another payload is refused', async () => {
  const { run } = await start()
  await expect(run({ verb: 'something-else' })).rejects.toThrow()
})
