import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, stat } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export const newFolder = () => mkdtemp(join(tmpdir(), 'aiki-start-'))

/** The files and folders in a folder, and itself, that others than their owner may use. */
export const openToOthers = async (folder: string): Promise<string[]> => {
  const names = ['.', ...(await readdir(folder, { recursive: true }))]
  const modes = await Promise.all(names.map(async name => (await stat(join(folder, name))).mode))
  return names.filter((_, place) => ((modes[place] ?? 0) & 0o077) !== 0)
}

/** A POST that the server is at, and whose body it waits for; `send` gives the answer. */
export const beginPost = async (address: string, headers: Record<string, string>) => {
  const asked = request(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', expect: '100-continue' },
  })
  asked.flushHeaders()
  await once(asked, 'continue')
  return {
    send: async (body: unknown): Promise<{ status: number | undefined; body: unknown }> => {
      const answered = new Promise<IncomingMessage>((resolve, reject) =>
        asked.once('response', resolve).once('error', reject),
      )
      asked.end(JSON.stringify(body))
      const response = await answered
      return { status: response.statusCode, body: await json(response) }
    },
  }
}

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
