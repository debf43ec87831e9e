import { home } from '../api/home.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = home({ table })
