import { expect, test } from 'vitest'
import * as z from 'zod'
import { synthesize } from './stack.testing.ts'
import { inWords, resourcesByPlace } from './template.testing.ts'

const template = synthesize()
const query = z.object({
  Name: z.string(),
  QueryString: z.string(),
  LogGroupNames: z.array(z.unknown()).min(1).max(50),
})
const queries = [...resourcesByPlace(template, 'AWS::Logs::QueryDefinition').values()].map(it =>
  query.parse(it),
)
const groupsOf = (name: string): string[] =>
  queries
    .filter(({ Name }) => Name === `Aiki-production/${name}`)
    .flatMap(({ LogGroupNames }) => LogGroupNames.map(group => inWords(template, group)))

test('the queries of the runbook are saved, and errors are looked for in the log of every function', () => {
  expect(queries.map(({ Name }) => Name)).toContain('Aiki-production/one request')
  const logs = [...resourcesByPlace(template, 'AWS::Lambda::Function').keys()]
    .filter(place => !place.startsWith('Custom::'))
    .map(place => `<${place}-logs>`)
  const searched = [...groupsOf('what went wrong in the API'), ...groupsOf('what went wrong elsewhere')]
  expect(searched.toSorted()).toEqual(logs.toSorted())
  expect(groupsOf('one request')).toEqual(
    expect.arrayContaining(['<Api/applications-logs>', '<Live/changes-logs>']),
  )
})
