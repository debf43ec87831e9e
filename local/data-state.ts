import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFiles } from './data-files.ts'

const has = (dataDir: string, what: keyof typeof dataFiles): boolean =>
  existsSync(join(dataDir, dataFiles[what]))

/**
 * Whether a folder's data is ready for use; if not, nobody misses what is there. Throws one sentence for data without
 * either mark: someone may have copied it here, or it is none of ours.
 */
export const isReady = (dataDir: string): boolean => {
  if (has(dataDir, 'seeded')) return true
  const kept = (['table', 'accounts', 'mail', 'payments', 'streamPosition', 'log'] as const).some(what =>
    has(dataDir, what),
  )
  if (!kept || has(dataDir, 'seeding')) return false
  throw new Error(
    `${dataDir} holds data, but no file \`${dataFiles.seeded}\` to say that it is whole: move it away to keep it, or begin anew with \`npm start -- --fresh\`, which removes it.`,
  )
}

export const markSeeding = (dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, dataFiles.seeding), '')
}

export const markSeeded = (dataDir: string): void =>
  renameSync(join(dataDir, dataFiles.seeding), join(dataDir, dataFiles.seeded))
