import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFiles } from './data-files.ts'
import { closeData, lockData } from './data-lock.ts'

/** Where a stack keeps what it has: a folder that is its alone, or memory. */
export type Place = {
  /** Undefined in memory. */
  readonly fileFor: (what: keyof typeof dataFiles) => string | undefined
  /** A folder: for as long as the stack stands where all else is in memory. */
  readonly folderFor: (what: 'objects' | 'files' | 'index') => string
  readonly leave: () => void
}

const inMemory = (): Place => {
  const folder = mkdtempSync(join(tmpdir(), 'aiki-'))
  return {
    fileFor: () => undefined,
    folderFor: what => join(folder, what),
    leave: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Throws one sentence when another process holds the folder, or it can't be read. */
export const openPlace = (dataDir: string | undefined): Place => {
  if (dataDir === undefined) return inMemory()
  mkdirSync(dataDir, { recursive: true })
  const { release } = lockData(dataDir)
  closeData(dataDir)
  // Files of an index that was open when the power went.
  rmSync(join(dataDir, dataFiles.index), { recursive: true, force: true })
  return {
    fileFor: what => join(dataDir, dataFiles[what]),
    folderFor: what => join(dataDir, dataFiles[what]),
    leave: release,
  }
}
