import { documents } from '../api/documents.ts'
import { table } from '../composition/deployed.ts'

export const handler = documents({ table })
