import { career } from '../api/career.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = career({ table })
