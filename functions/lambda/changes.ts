import { files } from '../composition/deployed/files.ts'
import { live } from '../composition/deployed/live.ts'
import { table } from '../composition/deployed/table.ts'
import { changes } from '../streams/changes.ts'

export const handler = changes({ table, live, files })
