import { preferenceOperations } from '../../shared/api/preferences.ts'
import { preferences } from '../api/preferences.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { preferenceStore } from '../store/preferences.ts'

export const handler = deployedDomain(
  preferenceOperations,
  preferences({ preferences: preferenceStore(deployedTable()) }),
)
