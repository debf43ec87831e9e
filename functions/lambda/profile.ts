import { profile } from '../api/profile.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { avatarStore } from '../store/avatars.ts'
import { profileStore } from '../store/profiles.ts'

const table = deployedTable()
export const handler = profile({ profiles: profileStore(table), avatars: avatarStore(table) })
