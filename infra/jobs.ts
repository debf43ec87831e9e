import type { Construct } from 'constructs'
import type { Configuration } from './configuration.ts'
import { joined, type Needs } from './needs.ts'
import type { Objects } from './objects.ts'
import { readSecret } from './secret.ts'

/** What functions of jobs need in addition to the table. */
export type Jobs = {
  /** For the function that reads boards. No other function may read the boards' keys. */
  readonly reading: () => Needs
  readonly building: () => Needs
  readonly searching: () => Needs
  /** For the function that shows search results and the boards. */
  readonly showing: () => Needs
}

type Props = Pick<Configuration, 'boardSecretName' | 'boardFlags'> & { readonly objects: Objects }

export const jobsOf = (scope: Construct, { objects, boardSecretName, boardFlags }: Props): Jobs => {
  const flags = { BOARD_FLAGS: boardFlags.join(' ') || 'none' }
  return {
    reading: () =>
      joined(objects.reading('snapshots'), objects.writing('snapshots'), {
        environment: { ...flags, BOARD_SECRET: boardSecretName },
        grants: [readSecret(scope, boardSecretName)],
      }),
    building: () =>
      joined(objects.reading('snapshots'), objects.reading('indexes'), objects.writing('indexes'), {
        environment: flags,
        grants: [],
      }),
    searching: () => objects.reading('indexes'),
    showing: () => joined(objects.reading('indexes'), { environment: flags, grants: [] }),
  }
}
