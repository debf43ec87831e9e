import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { clearData } from './data-lock.ts'
import { createDevSite } from './dev-site.ts'
import { isSeeded, seed } from './seed.ts'
import { builtSite, LocalStack, type StackOptions } from './stack.ts'
import { type StartOptions, startOptions } from './start-options.ts'
import { buildWeb, isBuildStale } from './web-build.ts'
import { welcome } from './welcome.ts'

const root = join(import.meta.dirname, '..')

/** The build goes on while the database and the rest come up. */
const siteFor = ({ dev, port }: StartOptions): NonNullable<StackOptions['site']> => {
  if (dev) return configFor => createDevSite(root, configFor(`http://localhost:${port}`))
  const built = isBuildStale(root) ? buildWeb(root) : Promise.resolve()
  // Awaited below; until then a failure is not yet anyone's.
  built.catch(() => undefined)
  return async configFor => {
    await built
    return builtSite(configFor)
  }
}

const start = async (): Promise<void> => {
  const options = startOptions(process.argv.slice(2), process.env.PORT)
  const { port, dataDir, fresh } = options
  // Data without all of its demo people comes from a first start that was cut short.
  const anew = fresh || !isSeeded(dataDir)
  if (anew) clearData(dataDir)
  const stack = await LocalStack.start({ port, dataDir, site: siteFor(options) })
  const stop = async () => {
    // Nothing is lost by not waiting: the data outlives `kill -9`.
    await Promise.race([stack.stop(), wait(1000)])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  if (anew) await seed(stack, dataDir, new Date())
  console.log(welcome(stack.url, dataDir, process.uptime()))
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
