import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { modelSource } from './bedrock/model-source.ts'
import { clearData, dataFiles, isReady, markSeeded, markSeeding } from './data-folder.ts'
import { seed } from './demo/seed.ts'
import { logToFile } from './log-file.ts'
import { builtSite, LocalStack, type StackOptions } from './stack.ts'
import { type StartOptions, startOptions, welcome } from './start-options.ts'
import { buildWeb, createDevSite, isBuildStale } from './web-app.ts'

const root = join(import.meta.dirname, '..')

// These times are in milliseconds. A second signal counts as a second Ctrl-C only after `samePress`.
const samePress = 500
const stillComing = 250
const longestStop = 20_000

/** Returns the site, which is built while the database and the other services start. */
const siteFor = ({ dev }: StartOptions): NonNullable<StackOptions['site']> => {
  if (dev) return (configFor, url) => createDevSite(root, configFor(url), url)
  const built = isBuildStale(root) ? buildWeb(root) : Promise.resolve()
  // The rejection is handled below. Until then Node must not report it as unhandled.
  built.catch(() => undefined)
  return async configFor => {
    await built
    return builtSite(configFor)
  }
}

const start = async (): Promise<void> => {
  // From here on all files, also those of the database, are accessible to their owner only, because they contain keys,
  // addresses and letters.
  process.umask(0o077)
  const options = startOptions(process.argv.slice(2), process.env.PORT)
  const { port, dataDir, fresh, live } = options
  const anew = fresh || !isReady(dataDir)
  if (anew) {
    clearData(dataDir)
    markSeeding(dataDir)
  }
  const logFile = join(dataDir, dataFiles.log)
  logToFile(logFile)
  const stack = await LocalStack.start({
    port,
    dataDir,
    site: siteFor(options),
    rhythm: !anew,
    live,
    modelSource: modelSource(process.env),
    // With pauses a person sees the text grow, as with a real model.
    modelPauseMs: 12,
  })
  let stopRequestedAt: number | undefined
  const stop = async () => {
    // npm also passes on a Ctrl-C that the terminal has already sent to us. A second signal that follows at once is the
    // same Ctrl-C.
    if (stopRequestedAt !== undefined && performance.now() - stopRequestedAt > samePress) process.exit(1)
    if (stopRequestedAt !== undefined) return
    stopRequestedAt = performance.now()
    // Requests that were sent before the signal may not be read yet.
    await wait(stillComing)
    // A stop after the limit loses no acknowledged data, because the data survives `kill -9`.
    await Promise.race([stack.stop(), wait(longestStop)])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (anew) {
    // The schedules do not run meanwhile, because they would see incomplete histories, and end a plan that is about to
    // be renewed.
    await seed(stack, new Date())
    await stack.readBoards()
    markSeeded(dataDir)
    stack.keepRhythm()
  } else {
    // Until the boards are read, searches find the jobs of the last run.
    stack.readBoards().catch((cause: unknown) => console.error('The job boards could not be read.', cause))
  }
  console.log(welcome({ url: stack.url, dataDir, logFile, seconds: process.uptime() }))
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
