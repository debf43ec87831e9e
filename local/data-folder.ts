import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The files of Aiki in a data folder. Other files in the folder are never removed. */
export const dataFiles = {
  lock: 'lock',
  table: 'table.db',
  accounts: 'accounts.db',
  mail: 'mail.db',
  payments: 'payments.db',
  queues: 'queues.db',
  /** The folders of the buckets, and of the current index. */
  objects: 'objects',
  files: 'files',
  index: 'index',
  streamPosition: 'stream-position.json',
  /** The log of the functions since the newest start. */
  log: 'log',
  /**
   * This file exists while the demo people are added. An interrupted start leaves it, so that incomplete data is not
   * used.
   */
  seeding: 'seeding',
  /** This file exists when the demo people and their histories are complete. */
  seeded: 'seeded',
} as const

/** SQLite's error for a database that another process has locked. */
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

const lockedError = (dataDir: string, cause: unknown) =>
  new Error(
    `Another Aiki already runs on the data in ${dataDir}: stop it first, or use another folder with --data.`,
    { cause },
  )

/**
 * Locks a data folder for this process. The system releases the lock when the process ends in any way, so no stale lock
 * can stay, and a reused process id can't be mistaken for the owner.
 */
export const lockData = (dataDir: string): { readonly release: () => void } => {
  try {
    const lock = open(dataDir)
    return { release: () => lock.close() }
  } catch (cause) {
    if (isBusy(cause)) throw lockedError(dataDir, cause)
    throw new Error(
      `The data in ${dataDir} can't be read: begin anew with \`npm start -- --fresh\`, or move the folder away to keep it.`,
      { cause },
    )
  }
}

const ours = new Set<string>(Object.values(dataFiles))
/** A database's log and index have the name of the database and a suffix. */
const isOurs = (name: string): boolean => ours.has(name.replace(/-(wal|shm|journal)$/, ''))

/** Makes files and folders accessible to their owner only. */
const makePrivate = (path: string): void => {
  const found = lstatSync(path)
  if (found.isFile()) chmodSync(path, 0o600)
  if (!found.isDirectory()) return
  chmodSync(path, 0o700)
  for (const name of readdirSync(path)) makePrivate(join(path, name))
}

/** Makes the files of earlier versions accessible to their owner only. */
export const makeDataPrivate = (dataDir: string): void => {
  chmodSync(dataDir, 0o700)
  for (const name of readdirSync(dataDir)) if (isOurs(name)) makePrivate(join(dataDir, name))
}

/**
 * Removes the data of Aiki from a folder that no process has locked, even if the data is unreadable. Other files in the
 * folder stay.
 */
export const clearData = (dataDir: string): void => {
  if (!existsSync(dataDir)) return
  try {
    open(dataDir).close()
  } catch (cause) {
    if (isBusy(cause)) throw lockedError(dataDir, cause)
  }
  for (const name of readdirSync(dataDir)) if (isOurs(name)) rmSync(join(dataDir, name), { recursive: true })
}

const has = (dataDir: string, what: keyof typeof dataFiles): boolean =>
  existsSync(join(dataDir, dataFiles[what]))

/**
 * Whether a folder's data is ready for use. If not, the data may be removed. Throws one sentence for data without
 * either marker file, because such data was copied here, or belongs to another program.
 */
export const isReady = (dataDir: string): boolean => {
  if (has(dataDir, 'seeded')) return true
  const hasData = (['table', 'accounts', 'mail', 'payments', 'streamPosition', 'log'] as const).some(what =>
    has(dataDir, what),
  )
  if (!hasData || has(dataDir, 'seeding')) return false
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

/** The place where a stack stores its data: a folder that no other process uses, or memory. */
type DataFolder = {
  /** Returns the path of a file; undefined where the data is in memory. */
  readonly fileFor: (what: keyof typeof dataFiles) => string | undefined
  /** Returns the path of a folder. Where all other data is in memory, the folder is removed when the stack stops. */
  readonly folderFor: (what: 'objects' | 'files' | 'index') => string
  readonly release: () => void
}

const inMemory = (): DataFolder => {
  const folder = mkdtempSync(join(tmpdir(), 'aiki-'))
  return {
    fileFor: () => undefined,
    folderFor: what => join(folder, what),
    release: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * Opens a data folder. Throws one sentence where another process has locked the folder, or where the data can't be
 * read.
 */
export const openDataFolder = (dataDir: string | undefined): DataFolder => {
  if (dataDir === undefined) return inMemory()
  mkdirSync(dataDir, { recursive: true })
  const { release } = lockData(dataDir)
  makeDataPrivate(dataDir)
  // These are files of an index that was open at a power failure.
  rmSync(join(dataDir, dataFiles.index), { recursive: true, force: true })
  return {
    fileFor: what => join(dataDir, dataFiles[what]),
    folderFor: what => join(dataDir, dataFiles[what]),
    release: release,
  }
}
