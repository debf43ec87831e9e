import { applications } from '../api/applications.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = applications({ table })
