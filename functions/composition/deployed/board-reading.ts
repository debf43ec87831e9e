import { setting } from '../../runtime/env.ts'
import { loadOnce } from '../../runtime/load-once.ts'
import type { Services } from '../services.ts'
import { secrets } from './secrets.ts'

export const boardReading: Services['boardReading'] = () => {
  const secretName = setting('BOARD_SECRET')
  return loadOnce(async () =>
    (await import('../clients/board-reading.ts')).boardReading(secrets(), secretName),
  )
}
