import type { NotificationSwitches } from '../api/settings.ts'

type Switch = keyof NotificationSwitches

/** The switches before the person has chosen. */
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

/**
 * The parent of each switch. While the parent is off, the switch is off too. The master switch is the parent of all.
 */
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

/** The highest switch that is off and disables this one; null when no other switch disables it. */
export const disabledBy = (switches: NotificationSwitches, name: Switch): Switch | null => {
  if (name === 'notificationsEnabled') return null
  const above = governedBy[name]
  return disabledBy(switches, above) ?? (switches[above] ? null : above)
}

/**
 * The effective switches: each one combined with its parents. The stored choice of a person stays. Security alerts are
 * not included, because they are always sent.
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
