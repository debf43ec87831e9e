import { letters } from '../api/letters.ts'
import { table } from '../composition/deployed.ts'

export const handler = letters({ table })
