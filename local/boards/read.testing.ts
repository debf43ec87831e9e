import { decodeText } from '../../functions/services/boards/body.ts'
import { BoardError, type BoardFetch } from '../../functions/services/boards/connector.ts'
import { connectors } from '../../functions/services/boards/connectors.ts'
import type { Board } from '../../shared/lists.ts'
import type { Boards } from './boards.ts'
import { standInEmployers } from './world/employers.ts'

/** Makes a fetch that calls the stand-ins in place of the internet. */
const fetchOf =
  ({ answer }: Boards): BoardFetch =>
  async address => {
    const { host, pathname, searchParams } = new URL(address)
    const reply = answer({ host, path: pathname, query: searchParams, headers: { 'user-agent': 'test' } })
    const { status = 404, body = '', headers = {} } = reply?.answer ?? {}
    if (status > 299) throw new BoardError('refused', String(status))
    const contentType = headers['content-type'] ?? ''
    return { text: decodeText(Buffer.from(body), contentType), contentType }
  }

/** Reads a board with our own connector. */
export const readBoard = (boards: Boards, board: Board, now: Date) =>
  connectors[board]({
    fetch: fetchOf(boards),
    keys: { reliefwebAppName: 'aiki', adzunaAppId: 'id', adzunaAppKey: 'key' },
    employers: standInEmployers,
    now,
  })
