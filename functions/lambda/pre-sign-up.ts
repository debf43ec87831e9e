import { preSignUp } from '../identity/pre-sign-up.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { signUpStore } from '../store/sign-ups.ts'

export const handler = preSignUp({ signUps: signUpStore(deployedTable()) })
