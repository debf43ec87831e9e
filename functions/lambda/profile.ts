import { profileOperations } from '../../shared/api/profile.ts'
import { profile } from '../api/profile.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { avatarStore } from '../store/avatars.ts'
import { profileStore } from '../store/profiles.ts'

const table = deployedTable()
export const handler = deployedDomain(
  profileOperations,
  profile({ profiles: profileStore(table), avatars: avatarStore(table) }),
)
