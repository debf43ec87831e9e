import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { api } from '../shared/api/index.ts'
import { type Domain, isForLiveSessions } from '../shared/api/operation.ts'
import { grantsIn } from './grants.testing.ts'
import { checkOfCaller, openReach, rights } from './reach.testing.ts'
import { synthesize } from './stack.testing.ts'

// The rehearsal sees what a function does with the rows that it has. This test sees every path of the code.

const reach = openReach(join(import.meta.dirname, '..'))
afterAll(reach.close)

const domains: Readonly<Record<string, Domain>> = api
/** The check of a caller reads a row, and counts in a row where the operation has a rate. */
const rightsOfCheck = (name: string): string[] => {
  const checked = Object.values(domains[name] ?? {}).filter(isForLiveSessions)
  return [
    ...(checked.length > 0 ? [rights.get] : []),
    ...(checked.some(({ rate }) => rate !== undefined) ? [rights.update] : []),
  ]
}

/** What the code of a function names and never does, each with the reason. */
const never: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'custom-message': { [rights.update]: 'Only a report of spam, or its end, switches the mails of a person.' },
}

const functions = Object.entries(grantsIn(synthesize())).flatMap(([place, grants]) => {
  const [, name] =
    /^(?:Api|AuditTrail|Consumers|Identity|Live|MailEvents|Schedules)\/(.*)-role$/.exec(place) ?? []
  return name === undefined ? [] : [[name, grants] as const]
})

test.each(functions)('%s may do to the table what its code can do, and no more', (name, grants) => {
  const used = new Map(reach.of(name))
  const way = used.get(checkOfCaller)
  if (way !== undefined) for (const right of rightsOfCheck(name)) used.set(right, way)
  used.delete(checkOfCaller)
  const granted = grants.filter(grant => /^dynamodb:\S+ on <Table\/table\.Arn>(\/index\/.*)?$/.test(grant))
  const lacking = Object.fromEntries([...used].filter(([right]) => !granted.includes(right)))
  expect(Object.keys(lacking), JSON.stringify(lacking)).toEqual(Object.keys(never[name] ?? {}))
  expect(granted.filter(grant => !used.has(grant))).toEqual([])
})
