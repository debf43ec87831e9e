import * as z from 'zod/mini'
import type { NotificationSwitches, Settings } from '../../shared/api/settings.ts'
import { firstSwitches } from '../../shared/domain/notification-switches.ts'
import { themes } from '../../shared/lists.ts'
import { personPartition } from './keys.ts'
import { settingsSortKey } from './schema.ts'
import type { Row, Table } from './table.ts'

/** Some settings, as the API takes them. */
type SettingsPatch = { readonly [Name in keyof Settings]?: Settings[Name] | undefined }

export const settingsKey = (sub: string) => ({ pk: personPartition(sub), sk: settingsSortKey })

const flag = (name: keyof NotificationSwitches) => z._default(z.boolean(), firstSwitches[name])
/** As stored: only what was ever chosen is there. */
const storedSettings = z.object({
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
})

/** The defaults where nothing was chosen. */
export const settingsOf = (row: Row | undefined): Settings => storedSettings.parse(row ?? {})

/** One row of settings for each person. */
export const settingStore = (table: Table) => {
  const get = async (sub: string): Promise<Settings> => settingsOf(await table.get(settingsKey(sub)))
  return {
    /** The defaults where nothing was chosen. */
    get,
    /** Writes just what is sent, whatever stands there: two screens that change two switches do not undo each other. */
    update: async (sub: string, patch: SettingsPatch): Promise<Settings> => {
      // A write of nothing is one that the database refuses.
      if (Object.values(patch).every(value => value === undefined)) return get(sub)
      const outcome = await table.update(settingsKey(sub), { set: patch })
      return outcome.written ? settingsOf(outcome.row) : get(sub)
    },
  }
}
export type SettingStore = ReturnType<typeof settingStore>
