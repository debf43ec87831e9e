import { record } from '../api/record.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = record({ table })
