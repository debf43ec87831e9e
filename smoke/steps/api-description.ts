import * as z from 'zod'
import { api } from '../../shared/api/index.ts'
import { openapi } from '../../shared/api/openapi.ts'
import { Failure } from '../failure.ts'
import type { Step } from '../step.ts'

const description = z.object({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) })

export const apiDescriptionStep: Step = {
  name: 'api-description',
  looksAt: '`/api/openapi.json` describes the operations of this version of Aiki',
  help: 'infra/site-files.ts',
  run: async ({ fetch }) => {
    const response = await fetch('/api/openapi.json')
    const { data } = description.safeParse(await response.json().catch(() => null))
    if (!data) throw new Failure('/api/openapi.json to be a description', `status ${response.status}`)
    const expected = Object.keys(description.parse(openapi(api)).paths)
    const missing = expected.find(path => !(path in data.paths))
    if (missing)
      throw new Failure(`/api/openapi.json to have ${missing}`, 'the description of another version')
    return `${expected.length} paths`
  },
}
