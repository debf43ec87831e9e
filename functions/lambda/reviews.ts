import { reviews } from '../api/reviews.ts'
import { table } from '../composition/deployed.ts'

export const handler = reviews({ table })
