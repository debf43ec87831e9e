import { settings } from '../api/settings.ts'
import { table } from '../composition/deployed.ts'

export const handler = settings({ table })
