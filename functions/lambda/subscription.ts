import { subscription } from '../api/subscription.ts'
import { table } from '../composition/deployed/table.ts'
import { trialSalt } from '../composition/deployed/trial-salt.ts'

export const handler = subscription({ table, trialSalt })
