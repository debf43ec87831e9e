import type { NotificationSwitches } from '../api/settings.ts'

type Switch = keyof NotificationSwitches

/** As they stand before anything was chosen. */
export const firstSwitches: NotificationSwitches = {
  notificationsEnabled: true,
  emailNotifications: true,
  applicationUpdates: true,
  interviewReminders: true,
  jobAlerts: true,
  weeklySummary: true,
  marketingEmails: false,
  pushNotifications: true,
  whatsappNotifications: false,
}

/** The switch right above each: while that one is silent, so is this. The master stands above all. */
const governedBy: Readonly<Record<Exclude<Switch, 'notificationsEnabled'>, Switch>> = {
  emailNotifications: 'notificationsEnabled',
  interviewReminders: 'notificationsEnabled',
  pushNotifications: 'notificationsEnabled',
  whatsappNotifications: 'notificationsEnabled',
  applicationUpdates: 'emailNotifications',
  jobAlerts: 'emailNotifications',
  weeklySummary: 'emailNotifications',
  marketingEmails: 'emailNotifications',
}

/** The highest switch that is off and keeps this one silent; null when this one decides for itself. */
export const disabledBy = (switches: NotificationSwitches, name: Switch): Switch | null => {
  if (name === 'notificationsEnabled') return null
  const above = governedBy[name]
  return disabledBy(switches, above) ?? (switches[above] ? null : above)
}

/**
 * What may be sent: each switch with those above it. What a person chose stays as chosen under a switch that is off.
 * Security alerts are not among them, for they are always sent.
 */
export const effective = (switches: NotificationSwitches): NotificationSwitches => {
  const isOn = (name: Switch): boolean => switches[name] && disabledBy(switches, name) === null
  return {
    notificationsEnabled: isOn('notificationsEnabled'),
    emailNotifications: isOn('emailNotifications'),
    applicationUpdates: isOn('applicationUpdates'),
    interviewReminders: isOn('interviewReminders'),
    jobAlerts: isOn('jobAlerts'),
    weeklySummary: isOn('weeklySummary'),
    marketingEmails: isOn('marketingEmails'),
    pushNotifications: isOn('pushNotifications'),
    whatsappNotifications: isOn('whatsappNotifications'),
  }
}
