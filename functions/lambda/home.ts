import { home } from '../api/home.ts'
import { table } from '../composition/deployed.ts'

export const handler = home({ table })
