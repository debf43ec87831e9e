import { defaultProvider } from '../runtime/credentials.ts'
import { setting } from '../runtime/env.ts'
import { createLive } from '../services/live.ts'
import { changes } from '../streams/changes.ts'

const live = createLive({
  endpoint: setting('LIVE_ENDPOINT'),
  region: setting('AWS_REGION'),
  credentials: defaultProvider(),
})
export const handler = changes({ live })
