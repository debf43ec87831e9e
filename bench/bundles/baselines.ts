import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../../infra/bundling.ts'
import type { Importable } from './import-time.ts'

/** Bundles a file of this folder with the settings of the stack, and returns the folder of its index.mjs. */
const bundled = (name: string, directory: string): string => {
  bundle(join(import.meta.dirname, `${name}.ts`), directory)
  return directory
}

export const bareClient = '(the bare document client)'

/** The baselines that the functions' bundles are compared with. */
export const makeBaselines = () => {
  const directory = mkdtempSync(join(tmpdir(), 'aiki-baselines-'))
  const baseline = (name: string): Importable => ({
    directory: bundled(name, join(directory, name)),
    variables: {},
  })
  return {
    bundles: new Map([
      ['(an empty file)', baseline('empty')],
      [bareClient, baseline('document-client')],
    ]),
    remove: () => rmSync(directory, { recursive: true }),
  }
}
