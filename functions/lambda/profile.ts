import { profile } from '../api/profile.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = profile({ table })
