import { expect, test } from 'vitest'
import * as z from 'zod'
import { synthesize } from './stack.testing.ts'
import { inWords, only } from './template.testing.ts'

const template = synthesize()
const widget = z.looseObject({
  type: z.string(),
  properties: z.looseObject({ alarms: z.array(z.string()).optional() }),
})
const { widgets } = z
  .object({ widgets: z.array(widget) })
  .parse(JSON.parse(inWords(template, only(template, 'AWS::CloudWatch::Dashboard').DashboardBody)))

// CloudWatch takes a search term in quotes for the whole name, and no function is called like the stack.
test('the graphs of functions find them by the name of the stack, which is a part of theirs', () => {
  const searches = [...JSON.stringify(widgets).matchAll(/SEARCH\('([^']*)'/g)].map(([, term]) => term)
  expect(searches).toHaveLength(3)
  for (const term of searches) expect(term).toMatch(/ FunctionName=Aiki-production$/)
})

test('the dashboard shows all alarms, of which CloudWatch takes 100', () => {
  const [alarms, ...more] = widgets.flatMap(({ properties }) =>
    properties.alarms ? [properties.alarms] : [],
  )
  expect(more).toEqual([])
  expect(alarms).toHaveLength(Object.keys(template.findResources('AWS::CloudWatch::Alarm')).length)
  expect(alarms?.length).toBeLessThanOrEqual(100)
})
