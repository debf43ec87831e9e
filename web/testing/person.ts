import { ApiError } from '../../shared/api/errors.ts'
import type { Home } from '../../shared/api/home.ts'
import type { Notification } from '../../shared/api/notifications.ts'
import type { Preferences, PreferencesForm } from '../../shared/api/preferences.ts'
import type { Profile } from '../../shared/api/profile.ts'
import type { Settings } from '../../shared/api/settings.ts'
import { digestAt, digestOf } from '../../shared/domain/application-digest.ts'
import { firstSwitches } from '../../shared/domain/notification-switches.ts'
import { plans } from '../../shared/domain/plan.ts'
import { completion } from '../../shared/domain/profile-completion.ts'
import type { Handlers } from './fake-server.ts'
import { firstProfileOf, ngozi, subscriptionOf } from './newcomer.ts'
import { firstPreferences } from './preferences.ts'

/** The profile of one person and its picture, as far as components can tell them from those of the server. */
export const fakeProfile = (but: Partial<Profile> = {}) => {
  let profile = firstProfileOf(ngozi, but)
  let picture: string | null = null
  let pictures = 0
  const setPicture = (next: string | null) => {
    picture = next
    if (next !== null) pictures += 1
    const avatar = next === null ? null : `picture-${pictures}`
    profile = { ...profile, avatar }
    return { avatar }
  }
  const change = (changes: Partial<Profile>): Profile => {
    profile = { ...profile, ...changes, version: profile.version + 1 }
    return profile
  }
  const answers = {
    'profile.get': () => ({ profile }),
    'profile.update': ({ body: { version, ...changes } }) => {
      if (version !== profile.version) throw new ApiError('stale_version')
      return change(changes)
    },
    'profile.avatar': () => ({ picture }),
    'profile.setAvatar': ({ body }) => setPicture(body.picture),
  } satisfies Handlers
  return {
    /** For `openApp`. */
    answers,
    now: (): Profile => profile,
    picture: (): string | null => picture,
    // What another device of the person does meanwhile.
    change,
    setPicture,
  }
}

/** What one person looks for; nothing was saved before there is something given. */
export const fakePreferences = (
  saved: Partial<PreferencesForm> | null = null,
  /** What the profile says. */
  said: Partial<PreferencesForm> = {},
) => {
  let preferences = { ...firstPreferences, ...said }
  const change = (form: Partial<PreferencesForm>): Preferences => {
    const version = preferences.version + 1
    preferences = { ...preferences, ...form, version, updatedAt: new Date().toISOString() }
    return preferences
  }
  if (saved) change(saved)
  const answers = {
    'preferences.get': () => preferences,
    'preferences.save': ({ body: { version, ...form } }) => {
      if (version !== preferences.version) throw new ApiError('stale_version')
      return change(form)
    },
  } satisfies Handlers
  return { answers, now: (): Preferences => preferences, change }
}

/** The switches and the theme of one person. */
export const fakeSettings = (but: Partial<Settings> = {}) => {
  let settings: Settings = { ...firstSwitches, theme: null, ...but }
  const change = (changes: Partial<Settings>): Settings => {
    settings = { ...settings, ...changes }
    return settings
  }
  const answers = {
    'settings.get': () => settings,
    'settings.update': ({ body }) => change(body),
  } satisfies Handlers
  return { answers, now: (): Settings => settings, change }
}

/** News that lead to the settings, the last one newest, as at nine in the morning of a day in November. */
export const newsOf = (...titles: readonly string[]): Notification[] =>
  titles
    .map((title, place) => ({
      id: `01KADEM00000000000000000${String(place).padStart(2, '0')}`,
      title,
      message: `About ${title}.`,
      href: '/dashboard/settings',
      createdAt: '2026-11-20T08:00:00.000Z',
    }))
    .reverse()

/** The unread notifications of one person, newest first. The server shows five of them at once. */
export const fakeNotifications = (...first: readonly Notification[]) => {
  let unread = [...first]
  const answers = {
    'notifications.unread': () => ({ notifications: unread.slice(0, 5), more: unread.length > 5 }),
    'notifications.read': ({ body: { ids } }) => {
      unread = unread.filter(({ id }) => !ids.includes(id))
      return { ids }
    },
  } satisfies Handlers
  return {
    answers,
    unread: (): readonly Notification[] => unread,
    set: (...next: readonly Notification[]): void => {
      unread = [...next]
    },
  }
}

type Parts = Partial<Omit<Home, 'applications' | 'profile'>> & {
  /** Newest first, as `fakeApplications` gives them. */
  readonly applications?: Parameters<typeof digestOf>[0]
  readonly profile?: Profile
}

/** What the home screen shows of these parts, as the server puts it together. */
export const homeOf = ({ applications = [], profile = firstProfileOf(ngozi), ...rest }: Parts = {}): Home => {
  const now = new Date()
  const { percent, missing } = completion(profile)
  const { jobTitle, state, location } = profile
  const subscription = rest.subscription ?? subscriptionOf(null)
  return {
    applications: digestAt(digestOf(applications, now), now),
    interviewSessions: 0,
    resumes: 0,
    alerts: 0,
    quota: plans[subscription.tier].homeQuota,
    profile: { percent, missing: missing.map(({ label }) => label), jobTitle, place: state ?? location },
    refusingMailbox: null,
    hasPreferences: false,
    ...rest,
    subscription,
  }
}
