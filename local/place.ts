import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { dataFiles } from './data-files.ts'
import { lockData } from './data-lock.ts'

/** Where a stack keeps what it has: a folder that is its alone, or memory. */
export type Place = {
  /** Undefined in memory. */
  readonly fileFor: (what: keyof typeof dataFiles) => string | undefined
  readonly leave: () => void
}

/** Throws one sentence when another process holds the folder, or it can't be read. */
export const openPlace = (dataDir: string | undefined): Place => {
  if (dataDir === undefined) return { fileFor: () => undefined, leave: () => undefined }
  mkdirSync(dataDir, { recursive: true })
  const { release } = lockData(dataDir)
  return { fileFor: what => join(dataDir, dataFiles[what]), leave: release }
}
