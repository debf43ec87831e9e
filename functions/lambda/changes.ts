import { live, table } from '../composition/deployed.ts'
import type { Files } from '../services/files.ts'
import { changes } from '../streams/changes.ts'

// The S3 client is loaded only when a file is removed, because its load takes as long as all the rest and files are
// seldom removed.
let bucket: Promise<Files> | undefined
const remove: Files['remove'] = async file => {
  bucket ??= import('../composition/deployed-files.ts').then(({ files }) => files())
  await (await bucket).remove(file)
}

export const handler = changes({ table, live, files: () => ({ remove }) })
