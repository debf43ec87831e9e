import { openSync, writeSync } from 'node:fs'
import * as z from 'zod'
import { logTo } from '../functions/runtime/log.ts'
import { jsonOrNothing } from '../shared/json.ts'
import { diskFullWords, isDiskFull } from './disk-full.ts'

const info = z.object({ level: z.literal('info') })

/** Writes to a file. A line that can't be written is lost, because logging must not fail a request. */
const writerOf = (file: string) => {
  let log: number | undefined
  let isLost = false
  return (line: string): void => {
    try {
      log ??= openSync(file, 'w', 0o600)
      writeSync(log, `${line}\n`)
      isLost = false
    } catch (cause) {
      if (!isLost) console.error(isDiskFull(cause) ? diskFullWords : `The log in ${file} can't be written.`)
      isLost = true
    }
  }
}

/**
 * From here on the lines of the log go to a file: one for each request would bury the terminal. Trouble shows there
 * too. The file is begun anew with the first line, which comes only from a process that holds the data.
 */
export const keepLog = (file: string): void => {
  const write = writerOf(file)
  logTo(line => {
    write(line)
    if (!info.safeParse(jsonOrNothing(line)).success) console.error(line)
  })
}
