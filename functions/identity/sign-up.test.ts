import type { PostConfirmationTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import type { SignUpAnswers } from '../../shared/api/profile.ts'
import { agreement } from '../../shared/client-metadata.ts'
import { logTo } from '../runtime/log.ts'
import { unsentMailer } from '../services/mail.testing.ts'
import type { Users } from '../services/users.ts'
import { sessionStore } from '../store/access.ts'
import { notifyStores } from '../store/account-stores.ts'
import { exportStore } from '../store/exports.ts'
import { notificationStore } from '../store/notifications.ts'
import { profileStore } from '../store/profiles.ts'
import { signUpStore } from '../store/sign-ups.ts'
import { onPostConfirmation } from './post-confirmation.ts'
import { onPreSignUp } from './pre-sign-up.ts'

let sub: string

const { table, stop } = await startTable()
afterAll(() => stop())
const signUps = signUpStore(table)
const profiles = profileStore(table)
const notifications = notificationStore(table)
const ended: string[] = []
const noPool = async () => {
  throw new Error('The sign-up asks nothing of the user pool.')
}
/** A user pool with one user, and only the verbs that a reset of the password calls. */
const users: Users = {
  find: async () => ({
    sub,
    status: 'CONFIRMED',
    email: 'ngozi@example.com',
    name: 'Ngozi',
    twoFactor: false,
  }),
  endSessions: async username => void ended.push(username),
  setEmail: noPool,
  setPassword: noPool,
  forgetPassword: noPool,
  sendResetCode: noPool,
  setTwoFactor: noPool,
  offerTwoFactor: noPool,
  proveTwoFactor: noPool,
  block: noPool,
  unblock: noPool,
  remove: noPool,
}
const services = {
  ...notifyStores(table),
  signUps,
  sessions: sessionStore(table),
  usersOf: () => users,
  mailer: unsentMailer,
  siteUrl: 'https://aiki.example',
}

const answers: SignUpAnswers = {
  fullName: 'Ngozi Ẹ̀bun',
  phone: '',
  state: 'Lagos',
  location: 'Ikeja',
  willingToRelocate: true,
  jobTypes: ['Remote'],
  jobTitle: 'Accountant',
  industry: 'Finance',
  experienceLevel: 'mid',
  salaryMin: 300_000,
  salaryMax: null,
  skills: ['Excel'],
  techStack: [],
  certifications: [],
  languages: ['Igbo'],
  careerObjectives: '',
  jobSearchTimeline: null,
}

beforeEach(() => {
  sub = crypto.randomUUID()
})
const common = () => ({
  version: '1',
  region: 'af-south-1',
  userPoolId: 'af-south-1_pool',
  userName: sub,
  callerContext: { awsSdkVersion: '3', clientId: 'client' },
})
const signUp = (clientMetadata: Record<string, string> = {}) => {
  const event: PreSignUpTriggerEvent = {
    ...common(),
    triggerSource: 'PreSignUp_SignUp',
    request: {
      userAttributes: { email: 'ngozi@example.com', name: 'Ngozi' },
      clientMetadata: { ...agreement, ...clientMetadata },
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  }
  return onPreSignUp({ signUps })(event)
}
type Source = PostConfirmationTriggerEvent['triggerSource']
const confirmation = (triggerSource: Source): PostConfirmationTriggerEvent => ({
  ...common(),
  triggerSource,
  request: { userAttributes: { sub, email: 'ngozi@example.com', name: 'Ngozi' } },
  response: {},
})
const confirm = (triggerSource: Source = 'PostConfirmation_ConfirmSignUp') =>
  onPostConfirmation(services)(confirmation(triggerSource))
const unread = async () => (await notifications.unread(sub, new Date())).notifications

describe('sign-up', () => {
  test('saves the answers, and makes no profile before the address is confirmed', async () => {
    const { response } = await signUp({ answers: JSON.stringify(answers), trial: 'pro' })
    expect(response.autoConfirmUser).toBe(false)
    expect((await signUps.get(sub, new Date())).answers).toEqual(answers)
    expect(await profiles.get(sub)).toBeNull()
  })

  test('is refused without the agreement to the terms', async () => {
    await expect(signUp({ agreed: '' })).rejects.toThrow('Please agree to the Terms of Service')
    expect(await signUps.get(sub, new Date())).toEqual({ answers: null, trial: null, agreedAt: null })
  })

  test.each([
    ['that are not JSON', 'hello', 'Please go back and check these answers: all.'],
    [
      'with a wrong field',
      JSON.stringify({ ...answers, state: 'Texas' }),
      'Please go back and check these answers: state.',
    ],
    [
      'with an unknown field',
      JSON.stringify({ ...answers, admin: true }),
      'Please go back and check these answers',
    ],
    ['far too long', ' '.repeat(70_000), 'Your answers are too long. Please shorten them.'],
  ])('is refused in plain words for answers %s', async (_, text, words) => {
    await expect(signUp({ answers: text })).rejects.toThrow(words)
    expect((await signUps.get(sub, new Date())).answers).toBeNull()
  })
})

describe('confirmation', () => {
  test('makes the profile from the answers, with the time of the agreement, and deletes the sign-up row', async () => {
    const from = new Date().toISOString()
    await signUp({ answers: JSON.stringify(answers) })
    await confirm()
    const { rows } = await exportStore(table).page(sub, undefined, new Date())
    const agreedAt = String(rows.find(({ section }) => section === 'profile')?.data.agreedAt)
    expect(agreedAt >= from && agreedAt <= new Date().toISOString()).toBe(true)
    expect(await profiles.get(sub)).toMatchObject({
      ...answers,
      email: 'ngozi@example.com',
      country: 'Nigeria',
      currency: 'NGN',
      onboardingCompleted: true,
    })
    expect((await signUps.get(sub, new Date())).answers).toBeNull()
  })

  test('is one confirmation when it is called twice', async () => {
    await signUp({ answers: JSON.stringify(answers) })
    await confirm()
    const first = await profiles.get(sub)
    await confirm()
    expect(await profiles.get(sub)).toEqual(first)
    expect(await unread()).toHaveLength(1)
  })

  test('welcomes the person, and names the first step', async () => {
    await signUp()
    await Promise.all([confirm(), confirm()])
    expect(await unread()).toMatchObject([{ title: 'Welcome to Aiki', href: '/dashboard/applications' }])
  })

  test('makes a profile with a name when there are no answers', async () => {
    await signUp()
    await confirm()
    expect(await profiles.get(sub)).toMatchObject({ fullName: 'Ngozi', skills: [], state: null })
  })

  test('of a forgotten password makes no profile, ends every session, and notifies the owner', async () => {
    await confirm('PostConfirmation_ConfirmForgotPassword')
    expect(ended).toContain(sub)
    expect(await profiles.get(sub)).toBeNull()
    expect(await unread()).toMatchObject([
      {
        title: 'Your password was reset',
        message: expect.stringContaining('If this was not you'),
        href: '/dashboard/settings',
      },
    ])
  })

  test('of a forgotten password succeeds even if the owner cannot be notified, because the password is already new', async () => {
    const lines: string[] = []
    logTo(line => void lines.push(line))
    const away = async () => {
      throw new Error('The table is away.')
    }
    const security = { ...services.security, record: away }
    const event = confirmation('PostConfirmation_ConfirmForgotPassword')
    expect(await onPostConfirmation({ ...services, security })(event)).toEqual(event)
    expect(lines).toMatchObject([expect.stringContaining('reset not followed up')])
  })
})
