import type { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod'

const resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Metadata: z.object({ 'aws:cdk:path': z.string().optional() }).default({}),
})

/** Returns the place of a resource in the stack: `Table/table` for the construct path `Aiki-production/Table/table/Resource`. */
const placeOf = (path: string | undefined): string =>
  (path ?? '').replace(/^[^/]+\//, '').replace(/\/(Default|Resource)$/, '')

/** Returns every resource of a type by its place in the stack. */
export const resourcesByPlace = (
  template: Template,
  type: string,
): ReadonlyMap<string, Record<string, unknown>> =>
  new Map(
    Object.values(template.findResources(type)).map(found => {
      const { Metadata, Properties } = resource.parse(found)
      return [placeOf(Metadata['aws:cdk:path']), Properties]
    }),
  )

/** Returns the properties of the only resource of a type. */
export const only = (template: Template, type: string): Record<string, unknown> => {
  const [found, ...more] = resourcesByPlace(template, type).values()
  if (!found || more.length > 0) throw new Error(`There should be one ${type}.`)
  return found
}

const reference = z.union([
  z.object({ Ref: z.string() }).transform(({ Ref }) => [Ref]),
  z.object({ 'Fn::GetAtt': z.array(z.string()) }).transform(it => it['Fn::GetAtt']),
])
const joined = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) })
const substituted = z.object({ 'Fn::Sub': z.string() })

/** Returns a value of the template in words: `<Table/table.Arn>/index/agenda`. */
export const inWords = (template: Template, value: unknown): string => {
  if (typeof value === 'string') return value
  const join = joined.safeParse(value)
  if (join.success) {
    const [separator, parts] = join.data['Fn::Join']
    return parts.map(part => inWords(template, part)).join(separator)
  }
  const sub = substituted.safeParse(value)
  if (sub.success) return sub.data['Fn::Sub']
  const [id = '', ...attributes] = reference.parse(value)
  const resources: Record<string, unknown> = template.toJSON().Resources
  const found = resource.safeParse(resources[id])
  const place = found.success ? placeOf(found.data.Metadata['aws:cdk:path']) : id
  return `<${[place, ...attributes].join('.')}>`
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Returns the ids of the resources, and the pseudo parameters, to which a value of the template refers. */
export const referencesIn = (value: unknown): string[] => {
  const found = reference.safeParse(value)
  if (found.success) return found.data.slice(0, 1)
  const sub = substituted.safeParse(value)
  if (sub.success) return [...sub.data['Fn::Sub'].matchAll(/\$\{([\w:]+)/g)].map(([, id = '']) => id)
  if (isList(value)) return value.flatMap(referencesIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(referencesIn) : []
}
