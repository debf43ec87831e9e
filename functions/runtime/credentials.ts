import { setting } from './env.ts'

/**
 * Where Lambda puts a function's credentials. The deployment's bundles use this in place of the SDK's own
 * `defaultProvider`, which also looks in files, containers and sign-in services, and is a hundred kilobytes.
 */
export const defaultProvider = () => async () => ({
  accessKeyId: setting('AWS_ACCESS_KEY_ID'),
  secretAccessKey: setting('AWS_SECRET_ACCESS_KEY'),
  sessionToken: setting('AWS_SESSION_TOKEN'),
})
