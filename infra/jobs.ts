import type { Construct } from 'constructs'
import type { Configuration } from './configuration.ts'
import { joined, type Needs } from './needs.ts'
import type { Objects } from './objects.ts'
import { readSecret } from './secret.ts'

/** What functions need that have to do with jobs, besides the table. */
export type Jobs = {
  /** Of whoever reads boards: nobody else goes out to them, or knows their keys. */
  readonly reading: () => Needs
  /** Of who makes the index. */
  readonly building: () => Needs
  /** Of who searches it. */
  readonly searching: () => Needs
  /** Of who shows the boards beside what was found. */
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
