import type { Profile } from '../../shared/api/profile.ts'
import { digestAt, digestOf } from '../../shared/domain/application-digest.ts'
import { firstSwitches } from '../../shared/domain/notification-switches.ts'
import { plans } from '../../shared/domain/plan.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { completion } from '../../shared/domain/profile-completion.ts'
import { trial } from '../../shared/domain/subscription.testing.ts'
import { subscriptionView } from '../../shared/domain/subscription-view.ts'
import type { PaidTier } from '../../shared/lists.ts'
import type { Handlers } from './fake-server.ts'
import { forYouOf } from './jobs.ts'

/** Who is signed in, where a test names nobody else. */
export const ngozi = { sub: 'ngozi', email: 'ngozi@example.com', name: 'Ngozi Eze' }

/** The profile of somebody who skipped the questions of the sign-up. */
export const firstProfileOf = ({ email, name }: typeof ngozi, but: Partial<Profile> = {}): Profile => ({
  ...firstProfile({ email, name, answers: null }, new Date()),
  ...but,
})

/** Free, or on the trial of a plan that began a minute ago. */
export const subscriptionOf = (tier: PaidTier | null) => {
  const now = new Date()
  const begun = new Date(now.getTime() - 60_000).toISOString()
  return subscriptionView({ history: tier ? [trial(begun, tier)] : [], trialWish: null }, null, now)
}

/** What the frame of the signed-in area asks for, as the server answers it to somebody who has only just signed up. */
export const newcomer = ({ tier = null }: { tier?: PaidTier | null } = {}): Handlers => ({
  'profile.get': () => ({ profile: firstProfileOf(ngozi) }),
  'profile.avatar': () => ({ picture: null }),
  'account.checkEmail': () => ({ taken: false }),
  'account.signUpState': () => ({ confirmed: false }),
  'account.security': () => ({ twoFactor: false, pendingEmail: null }),
  'account.mail': () => ({ suppressed: null }),
  'settings.get': () => ({ ...firstSwitches, theme: null }),
  'settings.update': ({ body }) => ({ ...firstSwitches, theme: null, ...body }),
  'notifications.unread': () => ({ notifications: [], more: false }),
  'support.list': () => ({ tickets: [] }),
  'subscription.get': () => subscriptionOf(tier),
  // Many screens lead to the plans, and these show the payments.
  'payments.list': () => ({ payments: [] }),
  'jobs.forYou': () => forYouOf(),
  'home.get': () => {
    const now = new Date()
    const { percent, missing } = completion(firstProfileOf(ngozi))
    const subscription = subscriptionOf(tier)
    return {
      applications: digestAt(digestOf([], now), now),
      interviewSessions: 0,
      resumes: 0,
      alerts: 0,
      quota: plans[subscription.tier].homeQuota,
      profile: { percent, missing: missing.map(({ label }) => label), jobTitle: '', place: '' },
      refusingMailbox: null,
      hasPreferences: false,
      subscription,
    }
  },
})
