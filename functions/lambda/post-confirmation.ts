import { postConfirmation } from '../identity/post-confirmation.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { profileStore } from '../store/profiles.ts'
import { signUpStore } from '../store/sign-ups.ts'

const table = deployedTable()
export const handler = postConfirmation({ signUps: signUpStore(table), profiles: profileStore(table) })
