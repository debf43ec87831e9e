import type { NotificationSwitches } from '../../../shared/api/settings.ts'
import { paths } from '../../paths.ts'

export type SwitchName = keyof NotificationSwitches

type Row = {
  readonly name: SwitchName
  readonly label: string
  readonly hint?: string
  readonly link?: { readonly to: string; readonly label: string }
}
type Group = {
  readonly title: string
  /** The switch that turns off its whole group. */
  readonly head?: Row
  readonly rows: readonly Row[]
}

export const master: Row = {
  name: 'notificationsEnabled',
  label: 'All notifications',
  hint: 'Off, only security alerts come. What you chose below is kept.',
}

export const groups: readonly Group[] = [
  {
    title: 'Email',
    head: { name: 'emailNotifications', label: 'Email notifications', hint: 'Off, none of these is mailed.' },
    rows: [
      {
        name: 'applicationUpdates',
        label: 'Application updates',
        hint: 'When something changes in your applications.',
      },
      {
        name: 'jobAlerts',
        label: 'Job alerts',
        hint: 'New jobs that match your alerts. Off, they are told in the app alone.',
        link: { to: paths.jobAlerts, label: 'See your job alerts' },
      },
      { name: 'weeklySummary', label: 'Weekly summary', hint: 'Your week in figures.' },
      { name: 'marketingEmails', label: 'Marketing emails', hint: 'News and offers of Aiki.' },
    ],
  },
  {
    title: 'Reminders',
    rows: [{ name: 'interviewReminders', label: 'Interview reminders', hint: 'Before an interview.' }],
  },
  {
    title: 'Push and WhatsApp',
    rows: [
      {
        name: 'pushNotifications',
        label: 'Push notifications',
        hint: 'Not sent yet. Your choice is kept for when they are.',
      },
      {
        name: 'whatsappNotifications',
        label: 'WhatsApp notifications',
        hint: 'Not sent yet. Your choice is kept for when they are.',
      },
    ],
  },
]
