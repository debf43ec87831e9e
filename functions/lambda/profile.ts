import { profile } from '../api/profile.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { profileStore } from '../store/profiles.ts'

export const handler = profile({ profiles: profileStore(deployedTable()) })
