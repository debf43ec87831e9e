import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { createSecrets } from '../services/secrets.ts'
import { trialSalt } from '../services/trial-salt.ts'
import { trialMarkStore } from '../store/trial-marks.ts'
import { deployedTable } from './deployed-table.ts'
import { setting } from './env.ts'

/** What it takes to begin a trial, and to know who had one. */
export const deployedTrials = () => ({
  trialMarks: trialMarkStore(deployedTable()),
  trialSalt: trialSalt(createSecrets(new SecretsManagerClient({})), setting('TRIAL_SECRET')),
})
