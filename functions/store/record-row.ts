import * as z from 'zod/mini'
import type { CareerRecord } from '../../shared/api/record.ts'
import { filledForm } from '../../shared/api/resume-form.ts'
import { personKey } from './keys.ts'
import type { Key, Row } from './table.ts'

/** One row. Even the longest record, in a script of three bytes a letter, is shorter than the 400 KB of a row. */
export const recordKey = (sub: string): Key => personKey(sub, 'RECORD')

const storedRecord = z.object({ form: filledForm, version: z.int(), updatedAt: z.string() })

export const storedRecordOf = (row: Row): CareerRecord => storedRecord.parse(row)

/** Null before the first save. */
export const recordOf = (row: Row | undefined): CareerRecord | null => (row ? storedRecordOf(row) : null)
