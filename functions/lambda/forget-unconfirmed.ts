import { deployedTable } from '../runtime/deployed-table.ts'
import { deployedUsers } from '../runtime/deployed-users.ts'
import { forgetUnconfirmed } from '../schedules/forget-unconfirmed.ts'
import { profileStore } from '../store/profiles.ts'
import { signUpStore } from '../store/sign-ups.ts'

const table = deployedTable()
export const handler = forgetUnconfirmed({
  signUps: signUpStore(table),
  profiles: profileStore(table),
  users: deployedUsers(),
})
