import { table } from './schema.ts'
import type { Row } from './table.ts'

/** The attribute that lets the table drop a row at some time after `at`. */
export const expiring = (at: Date): Row => ({ [table.timeToLive]: Math.floor(at.getTime() / 1000) })

/** Whether a row counts as gone: the table may drop it days later. */
export const isOver = (row: Row, now: Date): boolean => Number(row[table.timeToLive]) * 1000 <= now.getTime()
