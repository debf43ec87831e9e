import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const address = /The app\s+(\S+)/

/** Runs `npm start` in a folder, until it says where it serves the app. */
export const npmStart = async (directory: string): Promise<{ url: string; stop: () => Promise<void> }> => {
  const child = spawn('npm', ['start'], {
    cwd: directory,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm does not pass every signal on to what it runs: the whole group gets it.
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
  // Read to its end: a pipe that nobody empties would hold the server up.
  const found = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', line => {
      const url = address.exec(line)?.[1]
      if (url) resolve(url)
    })
    ended.then(([code]: unknown[]) => reject(new Error(`npm start ended with ${code}.`)), reject)
  })
  return { url: await found, stop }
}
