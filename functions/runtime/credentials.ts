import { setting } from './env.ts'

/**
 * Reads the credentials that Lambda gives to a function. The deployment's bundles use this in place of the SDK's own
 * `defaultProvider`, which also looks in files, containers and sign-in services, and takes a hundred kilobytes.
 */
export const defaultProvider = () => async () => ({
  accessKeyId: setting('AWS_ACCESS_KEY_ID'),
  secretAccessKey: setting('AWS_SECRET_ACCESS_KEY'),
  sessionToken: setting('AWS_SESSION_TOKEN'),
})

/**
 * Bedrock's client also accepts bearer tokens, which it looks for in the environment and at single sign-on. A function
 * signs with the credentials of its role, so the deployment's bundles use this in place of that search, which takes
 * thirty kilobytes.
 */
const none = () => async () => {
  throw new Error('A function has no bearer token.')
}

export const fromEnvSigningName = none
export const nodeProvider = none
