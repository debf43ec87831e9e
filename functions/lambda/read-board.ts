import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { boardFlags } from '../runtime/board-flags.ts'
import { deployedObjects } from '../runtime/deployed-objects.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { setting } from '../runtime/env.ts'
import { readBoardNow } from '../schedules/read-board.ts'
import { boardKeys } from '../services/board-keys.ts'
import { connectors } from '../services/boards/connectors.ts'
import { employerList } from '../services/boards/employer-list.ts'
import { createBoardFetch } from '../services/boards/fetch.ts'
import { publicOnly } from '../services/boards/reach.ts'
import { createSecrets } from '../services/secrets.ts'
import { boardStore } from '../store/boards.ts'

export const handler = readBoardNow({
  boards: boardStore(deployedTable()),
  objects: deployedObjects(),
  connectors,
  fetchFor: validators => createBoardFetch({ reach: publicOnly(), validators }),
  keys: boardKeys(createSecrets(new SecretsManagerClient({})), setting('BOARD_SECRET')),
  employers: employerList,
  flags: boardFlags(),
  keepsRhythm: true,
})
