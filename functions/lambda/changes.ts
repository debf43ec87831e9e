import { defaultProvider } from '../runtime/credentials.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { setting } from '../runtime/env.ts'
import { createLive } from '../services/live.ts'
import { digestStore } from '../store/digests.ts'
import { changes } from '../streams/changes.ts'

const live = createLive({
  endpoint: setting('LIVE_ENDPOINT'),
  region: setting('AWS_REGION'),
  credentials: defaultProvider(),
})
export const handler = changes({ live, digests: digestStore(deployedTable()) })
