import { preferences } from '../api/preferences.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = preferences({ table })
