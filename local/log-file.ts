import { openSync, writeSync } from 'node:fs'
import * as z from 'zod'
import { logTo } from '../functions/runtime/log.ts'
import { jsonOrNothing } from '../shared/json.ts'
import { diskFullWords, isDiskFull } from './sqlite.ts'

const info = z.object({ level: z.literal('info') })

/**
 * Makes a function that writes lines to a file. A line that can't be written is lost, because logging must not fail a
 * request.
 */
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
 * Writes the log to a file, because a line for each request would flood the terminal. Warnings and errors appear in the
 * terminal, too. The first line replaces the old file. Only a process that has locked the data calls this.
 */
export const logToFile = (file: string): void => {
  const write = writerOf(file)
  logTo(line => {
    write(line)
    if (!info.safeParse(jsonOrNothing(line)).success) console.error(line)
  })
}
