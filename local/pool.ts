/** The user pool of this machine, and its browser client. The name after `_` is part of every password's verifier. */
export const pool = {
  userPoolId: 'af-south-1_aiki',
  clientId: 'aikiweb',
  region: 'af-south-1',
  name: 'aiki',
} as const
