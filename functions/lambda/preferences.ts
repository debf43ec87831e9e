import { preferences } from '../api/preferences.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { preferenceStore } from '../store/preferences.ts'

export const handler = preferences({ preferences: preferenceStore(deployedTable()) })
