import { defaultProvider } from '../../runtime/credentials.ts'
import { setting } from '../../runtime/env.ts'
import { createLive } from '../../services/live.ts'
import type { Services } from '../services.ts'

export const live: Services['live'] = () =>
  createLive({
    endpoint: setting('LIVE_ENDPOINT'),
    region: setting('AWS_REGION'),
    credentials: defaultProvider(),
  })
