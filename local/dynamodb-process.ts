import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const packaged = (platform: string): string | undefined => {
  try {
    return createRequire(import.meta.url).resolve(`@dynoxide/${platform}/dynoxide`)
  } catch {
    return undefined
  }
}

/** Finds the database program: in the package for this platform, or on the PATH. */
export const findProgram = (
  platform = `${process.platform}-${process.arch}`,
  path = process.env.PATH ?? '',
): string => {
  const program =
    packaged(platform) ??
    path
      .split(delimiter)
      .map(folder => join(folder, 'dynoxide'))
      .find(isExecutable)
  if (program) return program
  throw new Error(
    `There is no database for ${platform} in the packages: put \`dynoxide\` on the PATH, or ` +
      'start DynamoDB Local and name its address in AWS_ENDPOINT_URL_DYNAMODB.',
  )
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.')),
      )
    })
  })

type DatabaseProcess = {
  readonly port: number
  readonly kill: (signal: NodeJS.Signals) => Promise<void>
}

/** Makes the message for a database that did not start. It names the file where the file is the cause. */
const startError = (output: string, code: number | null, dbPath: string | undefined): string =>
  dbPath !== undefined &&
  /database|disk|permission|read-?only/i.test(output) &&
  !output.includes('already in use')
    ? `The rows in ${dbPath} can't be read: begin anew with \`npm start -- --fresh\`, or move the file away to keep it.`
    : `The database ended at its start (${code}): ${output}`

/** Resolves when the child reports that it listens. Rejects with its last output where it ends before that. */
const listening = (child: ChildProcess, dbPath: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-2000)
      if (output.includes('listening on')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    // `close` comes after the last output, and `exit` may come before.
    child.once('close', code =>
      reject(new Error(startError(output.trim(), code, dbPath), { cause: output.trim() })),
    )
  })

const startOn = async (
  program: string,
  port: number,
  dbPath: string | undefined,
): Promise<DatabaseProcess> => {
  const place = dbPath === undefined ? [] : ['--db-path', dbPath]
  const child = spawn(program, ['serve', '--host', '127.0.0.1', '--port', String(port), ...place], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C in the terminal reaches the whole process group. The database must outlast it, because the requests under
    // way need it.
    detached: true,
  })
  const ended = new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  // If the database outlived us, the next one would use the same file, and two processes on one file would not notice
  // each other.
  const cancelWatch = child.pid === undefined ? () => undefined : endWithUs(child.pid)
  ended.then(cancelWatch)
  await listening(child, dbPath)
  return {
    port,
    kill: signal => {
      child.kill(signal)
      return ended
    },
  }
}

/** Starts the database on a free port of the loopback address; without `dbPath`, in memory. */
export const startProcess = async (dbPath: string | undefined): Promise<DatabaseProcess> => {
  const program = findProgram()
  const attempt = async (left: number): Promise<DatabaseProcess> => {
    try {
      return await startOn(program, await freePort(), dbPath)
    } catch (error) {
      // Another process may have taken the port meanwhile.
      if (left === 0 || !String(error).includes('already in use')) throw error
      return attempt(left - 1)
    }
  }
  return attempt(2)
}

/**
 * Ends another process when ours is gone, even after `kill -9`, which runs no code of ours: a watching shell reads from
 * a pipe that only this process has open. Returns a function that ends the watch.
 */
export const endWithUs = (pid: number): (() => void) => {
  const watch = spawn('/bin/sh', ['-c', 'read -r _; kill -9 "$1"', 'watchdog', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C in the terminal reaches the whole process group. The watch must outlast it.
    detached: true,
  })
  // A system without a shell has no watch. Then only `kill -9` leaves the process running.
  watch.on('error', () => undefined)
  watch.stdin.on('error', () => undefined)
  watch.unref()
  return () => watch.kill('SIGKILL')
}
