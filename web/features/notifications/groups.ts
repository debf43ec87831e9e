import type { NotificationSwitches } from '../../../shared/api/settings.ts'
import { paths } from '../../paths.ts'

export type SwitchName = keyof NotificationSwitches

export type Row = {
  readonly name: SwitchName
  readonly label: string
  /** What it sends, how often, and by which way. */
  readonly hint: string
  readonly link?: { readonly to: string; readonly label: string }
  /** Nothing is sent this way yet, so the switch is off and can't be pressed. The stored choice stays. */
  readonly isComing?: boolean
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
  hint: 'While this is off, you hear from us only about your account’s security, your payments, and what you ask us for. Your choices below are kept.',
}

export const mail: Group = {
  title: 'Email',
  head: {
    name: 'emailNotifications',
    label: 'Email notifications',
    hint: 'While this is off, we send none of the emails below.',
  },
  rows: [
    {
      name: 'applicationUpdates',
      label: 'Application updates',
      hint: 'Applications that were added because you viewed a job or imported a file: at most one email a day. In the app, also what changed on another device.',
    },
    {
      name: 'jobAlerts',
      label: 'Job alerts',
      hint: 'New jobs that match your alerts, as often as each alert says. While this is off, you see them in the app only.',
      link: { to: paths.jobAlerts, label: 'See your job alerts' },
    },
    {
      name: 'weeklySummary',
      label: 'Weekly summary',
      hint: 'Your week in numbers, and your next step. It comes on Monday morning, after a week in which you worked on your job search.',
    },
    {
      name: 'marketingEmails',
      label: 'Marketing emails',
      hint: 'News and offers from Aiki. We do not send any yet.',
    },
  ],
}

export const others: readonly Group[] = [
  {
    title: 'Reminders',
    rows: [
      {
        name: 'interviewReminders',
        label: 'Interview reminders',
        hint: 'A day and an hour before an interview, if you noted its time: in the app, and by email while email notifications are on.',
      },
    ],
  },
  {
    title: 'Push and WhatsApp',
    rows: [
      {
        name: 'pushNotifications',
        label: 'Push notifications',
        hint: 'On this device, also while Aiki is closed.',
        isComing: true,
      },
      {
        name: 'whatsappNotifications',
        label: 'WhatsApp notifications',
        hint: 'As messages to your phone number.',
        isComing: true,
      },
    ],
  },
]
