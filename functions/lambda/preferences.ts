import { preferences } from '../api/preferences.ts'
import { table } from '../composition/deployed.ts'

export const handler = preferences({ table })
