import { imports } from '../api/imports.ts'
import { createFileReader } from '../imports/file-reader.ts'
import { answerInThread } from '../imports/reading-thread.ts'

// A file is read by this same bundle, in a thread of its own.
await answerInThread()

export const handler = imports({ files: createFileReader(new URL(import.meta.url)) })
