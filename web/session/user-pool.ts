import { config } from '../api/config.ts'

const { region, userPoolId, userPoolClientId, userPoolEndpoint } = config

/** Where people sign in. */
export const userPool = {
  id: userPoolId,
  clientId: userPoolClientId,
  endpoint: userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`,
}
