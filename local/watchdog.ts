import { spawn } from 'node:child_process'

/**
 * Ends another process when ours is gone, even by `kill -9`, which leaves us no last word: the watching shell reads
 * from a pipe that only we hold open. Gives back how to call it off.
 */
export const endWithUs = (pid: number): (() => void) => {
  const watch = spawn('/bin/sh', ['-c', 'read -r _; kill -9 "$1"', 'watchdog', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A Ctrl-C in the terminal goes to the whole group; the watch stays until we are gone.
    detached: true,
  })
  // A system without a shell has no watch: then only `kill -9` leaves the process behind.
  watch.on('error', () => undefined)
  watch.stdin.on('error', () => undefined)
  watch.unref()
  return () => watch.kill('SIGKILL')
}
