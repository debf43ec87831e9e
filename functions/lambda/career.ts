import { career } from '../api/career.ts'
import { table } from '../composition/deployed.ts'

export const handler = career({ table })
