import { documents } from '../api/documents.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = documents({ table })
