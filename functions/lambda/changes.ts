import { defaultProvider } from '../runtime/credentials.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { setting } from '../runtime/env.ts'
import type { Files } from '../services/files.ts'
import { createLive } from '../services/live.ts'
import { digestStore } from '../store/digests.ts'
import { changes } from '../streams/changes.ts'

const live = createLive({
  endpoint: setting('LIVE_ENDPOINT'),
  region: setting('AWS_REGION'),
  credentials: defaultProvider(),
})
// Files are seldom removed, and their client takes as long to load as all the rest.
const remove: Files['remove'] = async file => {
  const { deployedFiles } = await import('../runtime/deployed-files.ts')
  await deployedFiles().remove(file)
}
export const handler = changes({ live, digests: digestStore(deployedTable()), files: { remove } })
