import { settings } from '../api/settings.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = settings({ table })
