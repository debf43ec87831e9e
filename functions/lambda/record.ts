import { record } from '../api/record.ts'
import { table } from '../composition/deployed.ts'

export const handler = record({ table })
