import * as z from 'zod/mini'
import type { NotificationSwitches, Settings } from '../../shared/api/settings.ts'
import { firstSwitches } from '../../shared/domain/notification-switches.ts'
import { themes } from '../../shared/lists.ts'
import { once } from '../../shared/once.ts'
import { personKey } from './keys.ts'
import type { Row, Table } from './table.ts'

type SettingsPatch = { readonly [Name in keyof Settings]?: Settings[Name] | undefined }

export const settingsKey = (sub: string) => personKey(sub, 'SETTINGS')

const flag = (name: keyof NotificationSwitches) => z._default(z.boolean(), firstSwitches[name])
/** Settings as they are stored. The row has only settings that the person ever changed. */
const storedSettings = once(() =>
  z.object({
    theme: z._default(z.nullable(z.enum(themes)), null),
    notificationsEnabled: flag('notificationsEnabled'),
    emailNotifications: flag('emailNotifications'),
    applicationUpdates: flag('applicationUpdates'),
    interviewReminders: flag('interviewReminders'),
    jobAlerts: flag('jobAlerts'),
    weeklySummary: flag('weeklySummary'),
    marketingEmails: flag('marketingEmails'),
    pushNotifications: flag('pushNotifications'),
    whatsappNotifications: flag('whatsappNotifications'),
  }),
)

/** The stored settings, with defaults for the others. */
export const settingsOf = (row: Row | undefined): Settings => storedSettings().parse(row ?? {})

export const settingStore = (table: Table) => {
  const get = async (sub: string): Promise<Settings> => settingsOf(await table.get(settingsKey(sub)))
  return {
    get,
    /** Writes only the settings that are sent, so that two screens can change two settings at once. */
    update: async (sub: string, patch: SettingsPatch): Promise<Settings> => {
      // The database refuses an update without changes.
      if (Object.values(patch).every(value => value === undefined)) return get(sub)
      const outcome = await table.update(settingsKey(sub), { set: patch })
      return outcome.written ? settingsOf(outcome.row) : get(sub)
    },
  }
}
export type SettingStore = ReturnType<typeof settingStore>
