import { setting } from '../../runtime/env.ts'
import type { Services } from '../services.ts'

export const siteUrl: Services['siteUrl'] = () => setting('SITE_URL')
