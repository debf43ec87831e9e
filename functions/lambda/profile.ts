import { profile } from '../api/profile.ts'
import { table } from '../composition/deployed.ts'

export const handler = profile({ table })
