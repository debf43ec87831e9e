import { setting } from '../../runtime/env.ts'
import { trialSalt as readTrialSalt } from '../../services/secrets.ts'
import type { Services } from '../services.ts'
import { secrets } from './secrets.ts'

export const trialSalt: Services['trialSalt'] = () => readTrialSalt(secrets(), setting('TRIAL_SECRET'))
