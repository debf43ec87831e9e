import { importOperations } from '../../shared/api/imports.ts'
import { imports } from '../api/imports.ts'
import { createFileReader } from '../imports/file-reader.ts'
import { answerInThread } from '../imports/reading-thread.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'

// A file is read by this same bundle, in a thread of its own.
await answerInThread()

export const handler = deployedDomain(
  importOperations,
  imports({ files: createFileReader(new URL(import.meta.url)) }),
)
