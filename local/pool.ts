/** The one user pool of a machine, and the browser's client of it. The name after `_` is part of every password's proof. */
export const pool = {
  userPoolId: 'af-south-1_aiki',
  clientId: 'aikiweb',
  region: 'af-south-1',
  name: 'aiki',
} as const
