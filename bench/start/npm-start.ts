import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const address = /The app\s+(\S+)/

type Running = { readonly url: string; readonly pid: number; readonly stop: () => Promise<void> }

/** Runs `npm start` in a folder, and resolves when it prints the address of the app. */
export const npmStart = async (directory: string): Promise<Running> => {
  const child = spawn('npm', ['start'], {
    cwd: directory,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm doesn't forward every signal, so the signal goes to the whole process group.
    detached: true,
  })
  const ended = once(child, 'close')
  const signal = (name: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, name)
  }
  const killWithUs = () => signal('SIGKILL')
  process.once('exit', killWithUs)
  const stop = async () => {
    signal('SIGINT')
    await ended
    process.off('exit', killWithUs)
  }
  // The output is read to its end, because a full pipe would block the server.
  const found = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', line => {
      const url = address.exec(line)?.[1]
      if (url) resolve(url)
    })
    ended.then(([code]: unknown[]) => reject(new Error(`npm start ended with ${code}.`)), reject)
  })
  return { url: await found, pid: child.pid ?? 0, stop }
}
