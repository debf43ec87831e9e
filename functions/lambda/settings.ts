import { settings } from '../api/settings.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { settingStore } from '../store/settings.ts'

export const handler = settings({ settings: settingStore(deployedTable()) })
