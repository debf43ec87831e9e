import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { createSecrets } from '../../services/secrets-manager.ts'

export const secrets = () => createSecrets(new SecretsManagerClient({}))
