import { openSync, writeSync } from 'node:fs'
import * as z from 'zod'
import { logTo } from '../functions/runtime/log.ts'
import { jsonOrNothing } from '../shared/json.ts'

const info = z.object({ level: z.literal('info') })

/**
 * From here on the lines of the log go to a file: one for each request would bury the terminal. Trouble shows there
 * too. The file is begun anew with the first line, which comes only from a process that holds the data.
 */
export const keepLog = (file: string): void => {
  let log: number | undefined
  logTo(line => {
    log ??= openSync(file, 'w', 0o600)
    writeSync(log, `${line}\n`)
    if (!info.safeParse(jsonOrNothing(line)).success) console.error(line)
  })
}
