import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod'
import { anyOrigin } from '../shared/browser-config.ts'
import { type Configuration, readConfiguration } from './configuration.ts'
import { AikiStack } from './stack.ts'

const cdkJson = z.object({ context: z.record(z.string(), z.unknown()) })

/** Makes a folder with a built app that is as small as possible. */
const workspace = () => {
  const directory = mkdtempSync(join(tmpdir(), 'aiki-infra-'))
  const webDirectory = join(directory, 'web')
  mkdirSync(join(webDirectory, 'assets'), { recursive: true })
  const page = `<!doctype html><link rel="canonical" href="${anyOrigin}/"><script type="application/json" id="config">{}</script>`
  for (const name of ['index.html', 'app.html', 'dashboard.html'])
    writeFileSync(join(webDirectory, name), page)
  writeFileSync(join(webDirectory, 'assets/main-x1.js'), 'export {}')
  return {
    webDirectory,
    outdir: join(directory, 'out'),
    remove: () => rmSync(directory, { recursive: true }),
  }
}

/**
 * Makes the stack in an app with the feature flags of cdk.json. `bundle` also bundles the functions. `validate` runs
 * CDK's own rules, which takes longer than all the rest. `withSite` is false where the app is not built.
 */
export const build = (
  configuration: Partial<Configuration> = {},
  { bundle = false, validate = false, withSite = true } = {},
) => {
  const { webDirectory, outdir, remove } = workspace()
  const { context } = cdkJson.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, '../cdk.json'), 'utf8')),
  )
  const app = new App({
    outdir,
    builtinCloudFormationValidation: validate,
    context: {
      ...context,
      'aws:cdk:enable-path-metadata': true,
      ...(!bundle && { 'aws:cdk:bundling-stacks': [] }),
    },
  })
  const stack = new AikiStack(app, 'Aiki', {
    configuration: {
      ...readConfiguration(() => undefined),
      senderAddress: 'hello@mail.aiki.example',
      ...configuration,
    },
    webDirectory: withSite ? webDirectory : undefined,
  })
  return { app, stack, outdir, remove }
}

/** Returns the template of the stack. */
export const synthesize = (configuration: Partial<Configuration> = {}): Template => {
  const { stack, remove } = build(configuration)
  try {
    return Template.fromStack(stack)
  } finally {
    remove()
  }
}
