import { BoardFault, type BoardFetch } from '../../functions/services/boards/connector.ts'
import { connectors } from '../../functions/services/boards/connectors.ts'
import { decodeText } from '../../functions/services/boards/decode-text.ts'
import type { Board } from '../../shared/lists.ts'
import type { Boards } from './boards.ts'
import { standInEmployers } from './world/employers.ts'

/** Asks the stand-ins as if they were the internet. */
const fetchOf =
  ({ answer }: Boards): BoardFetch =>
  async address => {
    const { host, pathname, searchParams } = new URL(address)
    const reply = answer({ host, path: pathname, query: searchParams, headers: { 'user-agent': 'test' } })
    const { status = 404, body = '', headers = {} } = reply?.answer ?? {}
    if (status > 299) throw new BoardFault('refused', String(status))
    const contentType = headers['content-type'] ?? ''
    return { text: decodeText(Buffer.from(body), contentType), contentType }
  }

/** What our own connector makes of a board. */
export const readBoard = (boards: Boards, board: Board, now: Date) =>
  connectors[board]({
    fetch: fetchOf(boards),
    keys: { reliefwebAppName: 'aiki', adzunaAppId: 'id', adzunaAppKey: 'key' },
    employers: standInEmployers,
    now,
  })
