import type { PostConfirmationTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import type { SignUpAnswers } from '../../shared/api/profile.ts'
import { logTo } from '../runtime/log.ts'
import { unsentMailer } from '../services/mail.testing.ts'
import { notificationStore } from '../store/notifications.ts'
import { profileStore } from '../store/profiles.ts'
import { signUpStore } from '../store/sign-ups.ts'
import { postConfirmation } from './post-confirmation.ts'
import { preSignUp } from './pre-sign-up.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const signUps = signUpStore(table)
const profiles = profileStore(table)
const notifications = notificationStore(table)
const services = {
  signUps,
  profiles,
  notifications,
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

let sub: string
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
const signUp = (clientMetadata?: Record<string, string>) => {
  const event: PreSignUpTriggerEvent = {
    ...common(),
    triggerSource: 'PreSignUp_SignUp',
    request: {
      userAttributes: { email: 'ngozi@example.com', name: 'Ngozi' },
      ...(clientMetadata && { clientMetadata }),
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  }
  return preSignUp({ signUps })(event)
}
type Source = PostConfirmationTriggerEvent['triggerSource']
const confirmation = (triggerSource: Source): PostConfirmationTriggerEvent => ({
  ...common(),
  triggerSource,
  request: { userAttributes: { sub, email: 'ngozi@example.com', name: 'Ngozi' } },
  response: {},
})
const confirm = (triggerSource: Source = 'PostConfirmation_ConfirmSignUp') =>
  postConfirmation(services)(confirmation(triggerSource))
const told = async () => (await notifications.unread(sub, new Date())).notifications

describe('sign-up', () => {
  test('keeps the answers, and makes no profile before the address is confirmed', async () => {
    const { response } = await signUp({ answers: JSON.stringify(answers), trial: 'pro' })
    expect(response.autoConfirmUser).toBe(false)
    expect((await signUps.held(sub, new Date())).answers).toEqual(answers)
    expect(await profiles.get(sub)).toBeNull()
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
    expect((await signUps.held(sub, new Date())).answers).toBeNull()
  })
})

describe('confirmation', () => {
  test('turns the answers into the profile, and the sign-up is forgotten', async () => {
    await signUp({ answers: JSON.stringify(answers) })
    await confirm()
    expect(await profiles.get(sub)).toMatchObject({
      ...answers,
      email: 'ngozi@example.com',
      country: 'Nigeria',
      currency: 'NGN',
      onboardingCompleted: true,
    })
    expect((await signUps.held(sub, new Date())).answers).toBeNull()
  })

  test('called twice it is the same confirmation', async () => {
    await signUp({ answers: JSON.stringify(answers) })
    await confirm()
    const first = await profiles.get(sub)
    await confirm()
    expect(await profiles.get(sub)).toEqual(first)
    expect(await told()).toHaveLength(1)
  })

  test('welcomes the person, and says what to do first', async () => {
    await signUp()
    await Promise.all([confirm(), confirm()])
    expect(await told()).toMatchObject([{ title: 'Welcome to Aiki', href: '/dashboard/applications' }])
  })

  test('without answers the profile has a name at least', async () => {
    await signUp()
    await confirm()
    expect(await profiles.get(sub)).toMatchObject({ fullName: 'Ngozi', skills: [], state: null })
  })

  test('of a forgotten password makes no profile, and tells the owner', async () => {
    await confirm('PostConfirmation_ConfirmForgotPassword')
    expect(await profiles.get(sub)).toBeNull()
    expect(await told()).toMatchObject([
      {
        title: 'Your password was reset',
        message: expect.stringContaining('If this was not you'),
        href: '/dashboard/settings',
      },
    ])
  })

  test('of a forgotten password succeeds also where the owner cannot be told: the password is new already', async () => {
    const lines: string[] = []
    logTo(line => void lines.push(line))
    const add = async () => {
      throw new Error('The table is away.')
    }
    const event = confirmation('PostConfirmation_ConfirmForgotPassword')
    expect(await postConfirmation({ ...services, notifications: { add } })(event)).toEqual(event)
    expect(lines).toMatchObject([
      expect.stringContaining('not notified'),
      expect.stringContaining('not mailed'),
    ])
  })
})
