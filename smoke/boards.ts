import * as z from 'zod'
import { command } from '../admin/command.ts'

const boards = z.array(
  z.object({ board: z.string(), state: z.string(), jobs: z.number(), fault: z.string().nullable() }),
)
export type Boards = z.infer<typeof boards>

/** What `npm run admin -- boards list` says of a table on this machine (`--url`) or on AWS (`--table`). */
export const boardsIn = async (option: '--url' | '--table', value: string): Promise<Boards> =>
  boards.parse(JSON.parse(await command(['boards', 'list', '--json', option, value])))
