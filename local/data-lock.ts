import { chmodSync, existsSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataFiles } from './data-files.ts'

/** SQLite's word for a database that another process holds. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5

const open = (dataDir: string): DatabaseSync => {
  const lock = new DatabaseSync(join(dataDir, dataFiles.lock), { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    throw error
  }
}

const held = (dataDir: string, cause: unknown) =>
  new Error(
    `Another Aiki already runs on the data in ${dataDir}: stop it first, or use another folder with --data.`,
    { cause },
  )

/**
 * Holds a data folder for this process. The system lets go of the lock when the process dies in whatever way, so
 * that a stale one can't be left behind and a reused process id can't be taken for its owner.
 */
export const lockData = (dataDir: string): { readonly release: () => void } => {
  try {
    const lock = open(dataDir)
    return { release: () => lock.close() }
  } catch (cause) {
    if (isBusy(cause)) throw held(dataDir, cause)
    throw new Error(
      `The data in ${dataDir} can't be read: begin anew with \`npm start -- --fresh\`, or move the folder away to keep it.`,
      { cause },
    )
  }
}

const ours = new Set<string>(Object.values(dataFiles))
/** A database has its log and its index beside it, under its own name. */
const isOurs = (name: string): boolean => ours.has(name.replace(/-(wal|shm|journal)$/, ''))

/** Files for their owner alone, and folders too. */
const makePrivate = (path: string): void => {
  const found = lstatSync(path)
  if (found.isFile()) chmodSync(path, 0o600)
  if (!found.isDirectory()) return
  chmodSync(path, 0o700)
  for (const name of readdirSync(path)) makePrivate(join(path, name))
}

/** Takes the rights of others away from files that an earlier version has made. */
export const closeData = (dataDir: string): void => {
  chmodSync(dataDir, 0o700)
  for (const name of readdirSync(dataDir)) if (isOurs(name)) makePrivate(join(dataDir, name))
}

/** Removes what an Aiki kept in a folder that none holds now, readable or not. Other files in it stay. */
export const clearData = (dataDir: string): void => {
  if (!existsSync(dataDir)) return
  try {
    open(dataDir).close()
  } catch (cause) {
    if (isBusy(cause)) throw held(dataDir, cause)
  }
  for (const name of readdirSync(dataDir)) if (isOurs(name)) rmSync(join(dataDir, name), { recursive: true })
}
