import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, stat } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export const newFolder = () => mkdtemp(join(tmpdir(), 'aiki-start-'))

/** Returns the files and folders in a folder, and the folder itself, that other users may access. */
export const openToOthers = async (folder: string): Promise<string[]> => {
  const names = ['.', ...(await readdir(folder, { recursive: true }))]
  const modes = await Promise.all(names.map(async name => (await stat(join(folder, name))).mode))
  return names.filter((_, place) => ((modes[place] ?? 0) & 0o077) !== 0)
}

/** Begins a POST request whose body the server waits for. `send` sends the body and returns the answer. */
export const beginPost = async (address: string, headers: Record<string, string>) => {
  const posted = request(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', expect: '100-continue' },
  })
  posted.flushHeaders()
  await once(posted, 'continue')
  return {
    send: async (body: unknown): Promise<{ status: number | undefined; body: unknown }> => {
      const answered = new Promise<IncomingMessage>((resolve, reject) =>
        posted.once('response', resolve).once('error', reject),
      )
      posted.end(JSON.stringify(body))
      const response = await answered
      return { status: response.statusCode, body: await json(response) }
    },
  }
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise(resolve => child.once('close', resolve))

/** Runs `npm start` in its own process, on any free port, until the test ends. */
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
  const output = { out: '', err: '' }
  child.stdout.on('data', chunk => {
    output.out += chunk
  })
  child.stderr.on('data', chunk => {
    output.err += chunk
  })
  return {
    output,
    end,
    /** Returns the address that the process prints when it is ready. */
    url: (): Promise<string> =>
      new Promise((resolve, reject) => {
        const read = () => {
          const [, url] = /The app\s+(\S+)/.exec(output.out) ?? []
          if (url) resolve(url)
        }
        child.stdout.on('data', read)
        end.then(() => reject(new Error(`It ended: ${output.err}`)))
        read()
      }),
    kill: (signal: NodeJS.Signals) => {
      child.kill(signal)
      return end
    },
  }
}
