import { setting } from '../../runtime/env.ts'
import type { Services } from '../services.ts'

export const mailRate: Services['mailRate'] = () => Number(setting('MAIL_RATE'))
