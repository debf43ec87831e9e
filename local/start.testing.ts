import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export const newFolder = () => mkdtemp(join(tmpdir(), 'aiki-start-'))

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise(resolve => child.once('close', resolve))

/** `npm start` as a process of its own, on any free port. Killed when the test ends. */
export const launch = (
  dataDir: string,
  { args = [], port = '0' }: { args?: string[]; port?: string } = {},
) => {
  const child = spawn(process.execPath, ['local/start.ts', '--data', dataDir, ...args], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = ended(child)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await end
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', chunk => {
    said.out += chunk
  })
  child.stderr.on('data', chunk => {
    said.err += chunk
  })
  return {
    said,
    end,
    /** The address that it prints once it is ready. */
    url: (): Promise<string> =>
      new Promise((resolve, reject) => {
        const look = () => {
          const [, url] = /The app\s+(\S+)/.exec(said.out) ?? []
          if (url) resolve(url)
        }
        child.stdout.on('data', look)
        end.then(() => reject(new Error(`It ended: ${said.err}`)))
        look()
      }),
    kill: (signal: NodeJS.Signals) => {
      child.kill(signal)
      return end
    },
  }
}
