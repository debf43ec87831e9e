import { files as serveFiles } from '../api/files.ts'
import { files } from '../composition/deployed/files.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = serveFiles({ table, files })
