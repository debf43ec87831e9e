import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, Stack } from 'aws-cdk-lib'
import { Runtime } from 'aws-cdk-lib/aws-lambda'
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs'
import { bundling, projectRoot } from '../../infra/bundling.ts'
import type { Importable } from './import-time.ts'

/** Bundles a file of this folder as the stack bundles its functions; the folder of its index.mjs. */
const bundle = (name: string, outdir: string): string => {
  const app = new App({ outdir })
  new NodejsFunction(new Stack(app, name), 'function', {
    entry: join(import.meta.dirname, `${name}.ts`),
    projectRoot,
    depsLockFilePath: join(projectRoot, 'package-lock.json'),
    bundling,
    runtime: Runtime.NODEJS_24_X,
  })
  app.synth()
  const asset = readdirSync(outdir).find(entry => entry.startsWith('asset.'))
  if (!asset) throw new Error(`No bundle was made of ${name}.`)
  return join(outdir, asset)
}

/** What the functions' bundles stand beside. */
export const makeBaselines = () => {
  const directory = mkdtempSync(join(tmpdir(), 'aiki-baselines-'))
  const baseline = (name: string): Importable => ({
    directory: bundle(name, join(directory, name)),
    variables: {},
  })
  return {
    bundles: new Map([
      ['(an empty file)', baseline('empty')],
      ['(the bare document client)', baseline('document-client')],
    ]),
    remove: () => rmSync(directory, { recursive: true }),
  }
}
