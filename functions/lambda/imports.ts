import { imports } from '../api/imports.ts'
import { table } from '../composition/deployed/table.ts'
import { createFileReader } from '../imports/file-reader.ts'
import { answerInThread } from '../imports/reading-thread.ts'

// This same bundle reads files, in a thread of its own.
await answerInThread()

export const handler = imports({ table, fileReader: () => createFileReader(new URL(import.meta.url)) })
