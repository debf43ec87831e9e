import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Importable = {
  /** The folder of its index.mjs. */
  readonly directory: string
  /** The function's environment variables. A value that is not a string is known only after a deployment. */
  readonly variables: Readonly<Record<string, unknown>>
}

// Lambda defines this global for functions that stream, before it imports the bundle.
const program =
  'globalThis.awslambda = { streamifyResponse: handler => handler }; const started = performance.now(); const [first, ...later] = process.argv.slice(1); await import(first); await Promise.all(later.map(file => import(file))); process.stdout.write(String(performance.now() - started))'

/**
 * The environment of a Lambda, without ours. A value that only a deployment knows becomes an address, which every
 * function accepts.
 */
const environmentOf = ({ variables }: Importable): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : 'https://bench.invalid/event',
    ]),
  ),
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  AWS_SESSION_TOKEN: 'bench',
})

/**
 * The time in milliseconds to import a bundle in a fresh process of this Node. `later`: files that are loaded after it, as
 * the first request does that needs them.
 */
export const importTime = async (bundle: Importable, later: readonly string[] = []): Promise<number> => {
  const files = ['index.mjs', ...later].map(file => pathToFileURL(join(bundle.directory, file)).href)
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program, ...files], {
    cwd: bundle.directory,
    env: environmentOf(bundle),
  })
  return Number(stdout)
}
