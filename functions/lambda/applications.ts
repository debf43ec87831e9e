import { applications } from '../api/applications.ts'
import { table } from '../composition/deployed.ts'

export const handler = applications({ table })
