import { table } from '../composition/deployed/table.ts'
import { preSignUp } from '../identity/pre-sign-up.ts'

export const handler = preSignUp({ table })
