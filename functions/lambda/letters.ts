import { letters } from '../api/letters.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = letters({ table })
