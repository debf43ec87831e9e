import { expect, test } from 'vitest'
import type { NotificationSwitches } from '../api/settings.ts'
import { disabledBy, effective, firstSwitches } from './notification-switches.ts'

type Switch = keyof NotificationSwitches

const allOn: NotificationSwitches = {
  ...firstSwitches,
  marketingEmails: true,
  whatsappNotifications: true,
}
const under = {
  master: [
    'emailNotifications',
    'applicationUpdates',
    'interviewReminders',
    'jobAlerts',
    'weeklySummary',
    'marketingEmails',
    'pushNotifications',
    'whatsappNotifications',
  ],
  email: ['applicationUpdates', 'jobAlerts', 'weeklySummary', 'marketingEmails'],
} as const satisfies Record<string, readonly Switch[]>

const silent = (switches: NotificationSwitches): string[] =>
  Object.entries(effective(switches))
    .filter(([, isOn]) => !isOn)
    .map(([name]) => name)
    .toSorted()

test.each<[string, Partial<NotificationSwitches>, readonly Switch[]]>([
  ['nothing', {}, []],
  ['the master', { notificationsEnabled: false }, ['notificationsEnabled', ...under.master]],
  ['email', { emailNotifications: false }, ['emailNotifications', ...under.email]],
  ['job alerts', { jobAlerts: false }, ['jobAlerts']],
  ['push', { pushNotifications: false }, ['pushNotifications']],
  ['reminders', { interviewReminders: false }, ['interviewReminders']],
])('with %s off, these are silent', (_, off, expected) => {
  expect(silent({ ...allOn, ...off })).toEqual(expected.toSorted())
})

test('a switch that is off stays off when the ones above it are on', () => {
  expect(silent(firstSwitches)).toEqual(['marketingEmails', 'whatsappNotifications'])
})

test.each<[Switch, Partial<NotificationSwitches>, Switch | null]>([
  ['notificationsEnabled', { notificationsEnabled: false }, null],
  ['emailNotifications', {}, null],
  ['emailNotifications', { emailNotifications: false }, null],
  ['emailNotifications', { notificationsEnabled: false }, 'notificationsEnabled'],
  ['jobAlerts', {}, null],
  ['jobAlerts', { jobAlerts: false }, null],
  ['jobAlerts', { emailNotifications: false }, 'emailNotifications'],
  ['jobAlerts', { emailNotifications: false, notificationsEnabled: false }, 'notificationsEnabled'],
  ['interviewReminders', { emailNotifications: false }, null],
  ['pushNotifications', { notificationsEnabled: false }, 'notificationsEnabled'],
])('%s with %j is disabled by %s', (name, off, expected) => {
  expect(disabledBy({ ...allOn, ...off }, name)).toBe(expected)
})
