import { reviews } from '../api/reviews.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = reviews({ table })
