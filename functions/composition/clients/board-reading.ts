import { employerList } from '../../services/boards/employer-list.ts'
import { createBoardFetch } from '../../services/boards/fetch.ts'
import { publicOnly } from '../../services/boards/reach.ts'
import { boardKeys, type Secrets } from '../../services/secrets.ts'
import type { BoardReading } from '../services.ts'

export const boardReading = (secrets: Secrets, secretName: string): BoardReading => ({
  fetchFor: validators => createBoardFetch({ reach: publicOnly(), validators }),
  keys: boardKeys(secrets, secretName),
  employers: employerList,
  keepsRhythm: true,
})
