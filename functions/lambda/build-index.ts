import { boardFlags, filesDirectory, objects, table } from '../composition/deployed.ts'
import { buildIndex } from '../schedules/build-index.ts'

export const handler = buildIndex({ table, objects, boardFlags, filesDirectory })
