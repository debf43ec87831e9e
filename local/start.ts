import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { modelSource } from './bedrock/model-source.ts'
import { dataFiles } from './data-files.ts'
import { clearData } from './data-lock.ts'
import { isReady, markSeeded, markSeeding } from './data-state.ts'
import { createDevSite } from './dev-site.ts'
import { keepLog } from './keep-log.ts'
import { seed } from './seed.ts'
import { builtSite, LocalStack, type StackOptions } from './stack.ts'
import { type StartOptions, startOptions } from './start-options.ts'
import { buildWeb, isBuildStale } from './web-build.ts'
import { welcome } from './welcome.ts'

const root = join(import.meta.dirname, '..')

// In milliseconds. A second signal counts as a second press only after the first of these.
const samePress = 500
const stillComing = 250
const longestStop = 20_000

/** The build goes on while the database and the rest come up. */
const siteFor = ({ dev }: StartOptions): NonNullable<StackOptions['site']> => {
  if (dev) return (configFor, url) => createDevSite(root, configFor(url), url)
  const built = isBuildStale(root) ? buildWeb(root) : Promise.resolve()
  // Awaited below; until then a failure is not yet anyone's.
  built.catch(() => undefined)
  return async configFor => {
    await built
    return builtSite(configFor)
  }
}

const start = async (): Promise<void> => {
  // Whatever is written from here on, by the database too, is for its owner alone: it holds keys, addresses and
  // letters.
  process.umask(0o077)
  const options = startOptions(process.argv.slice(2), process.env.PORT)
  const { port, dataDir, fresh, live } = options
  const anew = fresh || !isReady(dataDir)
  if (anew) {
    clearData(dataDir)
    markSeeding(dataDir)
  }
  const logFile = join(dataDir, dataFiles.log)
  keepLog(logFile)
  const stack = await LocalStack.start({
    port,
    dataDir,
    site: siteFor(options),
    rhythm: !anew,
    live,
    modelSource: modelSource(process.env),
    // So that a person sees a text grow, as it does with a real one.
    modelPauseMs: 12,
  })
  let asked: number | undefined
  const stop = async () => {
    // npm passes on a Ctrl-C that the terminal has sent to us, too. A second one that follows at once is the same.
    if (asked !== undefined && performance.now() - asked > samePress) process.exit(1)
    if (asked !== undefined) return
    asked = performance.now()
    // What was sent before the signal may not be read yet.
    await wait(stillComing)
    // A stop after the limit loses nothing that was acknowledged: the data survives `kill -9`.
    await Promise.race([stack.stop(), wait(longestStop)])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (anew) {
    // A schedule would see half a history, and end what is about to be renewed.
    await seed(stack, new Date())
    await stack.readBoards()
    markSeeded(dataDir)
    stack.keepRhythm()
  } else {
    // People search what was there meanwhile.
    stack.readBoards().catch((cause: unknown) => console.error('The job boards could not be read.', cause))
  }
  console.log(welcome({ url: stack.url, dataDir, logFile, seconds: process.uptime() }))
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
