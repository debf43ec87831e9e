import { settingOperations } from '../../shared/api/settings.ts'
import { settings } from '../api/settings.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { settingStore } from '../store/settings.ts'

export const handler = deployedDomain(
  settingOperations,
  settings({ settings: settingStore(deployedTable()) }),
)
