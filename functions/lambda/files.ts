import { files } from '../api/files.ts'
import { table } from '../composition/deployed.ts'
import { files as deployedFiles } from '../composition/deployed-files.ts'

export const handler = files({ table, files: deployedFiles })
