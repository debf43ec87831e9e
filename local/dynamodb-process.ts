import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { endWithUs } from './watchdog.ts'

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

/** The database program: from the package for this platform, else from PATH. */
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

export type DatabaseProcess = {
  readonly port: number
  readonly kill: (signal: NodeJS.Signals) => Promise<void>
}

/** What to say of a database that did not start: of its file, where the file is at fault. */
const sentence = (said: string, code: number | null, dbPath: string | undefined): string =>
  dbPath !== undefined &&
  /database|disk|permission|read-?only/i.test(said) &&
  !said.includes('already in use')
    ? `The rows in ${dbPath} can't be read: begin anew with \`npm start -- --fresh\`, or move the file away to keep it.`
    : `The database ended at its start (${code}): ${said}`

/** Resolves when the child says that it listens; rejects with its last words when it ends before that. */
const listening = (child: ChildProcess, dbPath: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-2000)
      if (said.includes('listening on')) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', reject)
    // After its last words, not at its exit.
    child.once('close', code =>
      reject(new Error(sentence(said.trim(), code, dbPath), { cause: said.trim() })),
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
    // A Ctrl-C in the terminal goes to the whole group: the requests under way need the database to the end.
    detached: true,
  })
  const ended = new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  // Two processes on one file would not notice each other.
  const callOff = child.pid === undefined ? () => undefined : endWithUs(child.pid)
  ended.then(callOff)
  await listening(child, dbPath)
  return {
    port,
    kill: signal => {
      child.kill(signal)
      return ended
    },
  }
}

/** Starts the database on a free port of the loopback address; in memory when there is no `dbPath`. */
export const startProcess = async (dbPath: string | undefined): Promise<DatabaseProcess> => {
  const program = findProgram()
  const attempt = async (left: number): Promise<DatabaseProcess> => {
    try {
      return await startOn(program, await freePort(), dbPath)
    } catch (error) {
      // Another process may have taken the port in between.
      if (left === 0 || !String(error).includes('already in use')) throw error
      return attempt(left - 1)
    }
  }
  return attempt(2)
}
