import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, NestedStack, type Stack } from 'aws-cdk-lib'
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
  const given: Record<string, unknown> = { senderAddress: 'hello@mail.aiki.example', ...configuration }
  const stack = new AikiStack(app, {
    configuration: readConfiguration(key => given[key]),
    webDirectory: withSite ? webDirectory : undefined,
    commit: 'ab12'.repeat(10),
  })
  return { app, stack, outdir, remove }
}

const nestedResource = z.object({ Properties: z.object({ Parameters: z.record(z.string(), z.unknown()) }) })

/** Returns a value in which `replaced` has the values of references. */
const withReferences = (value: unknown, replaced: (reference: string) => unknown): unknown => {
  if (Array.isArray(value)) return value.map(it => withReferences(it, replaced))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [[name, target] = []] = entries
  const found = name === 'Ref' && typeof target === 'string' ? replaced(target) : undefined
  return found ?? Object.fromEntries(entries.map(([key, it]) => [key, withReferences(it, replaced)]))
}

/** Returns the template of a stack with the resources of its nested stacks, as if they were its own. */
export const templateOf = (stack: Stack): Template => {
  const whole = Template.fromStack(stack).toJSON()
  for (const nested of stack.node.findAll().filter(it => it instanceof NestedStack)) {
    const { Resources } = Template.fromStack(nested).toJSON()
    const { nestedStackResource } = nested
    if (!nestedStackResource) throw new Error('A nested stack has a resource in its parent.')
    const id = stack.getLogicalId(nestedStackResource)
    const { Parameters } = nestedResource.parse(whole.Resources[id]).Properties
    const own = withReferences(Resources, reference => Parameters[reference])
    whole.Resources = { ...whole.Resources, ...z.record(z.string(), z.unknown()).parse(own) }
  }
  return Template.fromJSON(whole)
}

const synthesizeAnew = (configuration: Partial<Configuration>): Template => {
  const { stack, remove } = build(configuration)
  try {
    return templateOf(stack)
  } finally {
    remove()
  }
}

let usual: Template | undefined

/** Returns the template of the stack. Files of tests that share a process share the one without settings. */
export const synthesize = (configuration: Partial<Configuration> = {}): Template => {
  if (Object.keys(configuration).length > 0) return synthesizeAnew(configuration)
  usual ??= synthesizeAnew({})
  return usual
}
