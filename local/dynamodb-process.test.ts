import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const commandOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Starts a process that itself starts a watched process, and prints its id. */
const startGuardian = async (then: string) => {
  const script = `
    import { spawn } from 'node:child_process'
    import { endWithUs } from ${JSON.stringify(new URL('./dynamodb-process.ts', import.meta.url).href)}
    const child = spawn('sleep', ['60'], { stdio: 'ignore' })
    const callOff = endWithUs(child.pid)
    ${then}
    console.log(child.pid)
    setInterval(() => undefined, 1000)
  `
  const guardian = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = await new Promise<number>(resolve =>
    guardian.stdout.once('data', text => resolve(Number(text))),
  )
  onTestFinished(() => {
    guardian.kill('SIGKILL')
    if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  })
  return { guardian, pid }
}

test('the database process ends when its parent was killed', async () => {
  const { guardian, pid } = await startGuardian('')
  expect(isAlive(pid)).toBe(true)
  guardian.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

const isWatched = (pid: number): boolean =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .some(name => commandOf(name).endsWith(`\0watchdog\0${pid}\0`))

test('a cancelled watch leaves no shell process', async () => {
  const watched = await startGuardian('')
  await expect.poll(() => isWatched(watched.pid)).toBe(true)
  const { pid } = await startGuardian('callOff()')
  await expect.poll(() => isWatched(pid)).toBe(false)
  expect(isAlive(pid)).toBe(true)
})
