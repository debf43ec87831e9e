import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Importable = {
  /** Where its index.mjs is. */
  readonly directory: string
  /** What the stack tells the function; what is not text is known only to a deployment. */
  readonly variables: Readonly<Record<string, unknown>>
}

// What Lambda has for functions that stream is there before the bundle.
const program =
  'globalThis.awslambda = { streamifyResponse: handler => handler }; const started = performance.now(); await import(process.argv[1]); process.stdout.write(String(performance.now() - started))'

/** As in Lambda, and nothing of our own. Values that a deployment would fill in are an address, which suits all of them. */
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

/** Milliseconds that a bundle takes to import in a fresh process of this Node. */
export const importTime = async (bundle: Importable): Promise<number> => {
  const file = pathToFileURL(join(bundle.directory, 'index.mjs')).href
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program, file], {
    cwd: bundle.directory,
    env: environmentOf(bundle),
  })
  return Number(stdout)
}
