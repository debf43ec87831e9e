import * as z from 'zod/mini'
import { themes } from '../lists.ts'
import { domain } from './operation.ts'

/** The switches of the notification preferences. Security alerts have no switch, because they are always on. */
export const notificationSwitches = z.strictObject({
  /** The master switch. When it is off, email, reminders and push are off too. */
  notificationsEnabled: z.boolean(),
  /** When it is off, application updates, job alerts, the weekly summary and marketing are off too. */
  emailNotifications: z.boolean(),
  applicationUpdates: z.boolean(),
  interviewReminders: z.boolean(),
  jobAlerts: z.boolean(),
  weeklySummary: z.boolean(),
  marketingEmails: z.boolean(),
  pushNotifications: z.boolean(),
  whatsappNotifications: z.boolean(),
})
export type NotificationSwitches = z.infer<typeof notificationSwitches>

export const settings = z.object({
  ...notificationSwitches.shape,
  /** Null until the person has chosen. */
  theme: z.nullable(z.enum(themes)),
})
export type Settings = z.infer<typeof settings>

export const settingOperations = domain({
  get: {
    method: 'GET',
    path: '/settings',
    access: 'person',
    summary: "The caller's settings; the defaults where nothing was chosen.",
    response: settings,
    errors: [],
  },
  update: {
    method: 'PATCH',
    path: '/settings',
    access: 'person',
    summary: 'Change some settings. Each stands for itself: the last one to change it decides.',
    body: z.extend(z.partial(notificationSwitches), { theme: z.optional(z.enum(themes)) }),
    response: settings,
    errors: ['invalid_input'],
  },
})
