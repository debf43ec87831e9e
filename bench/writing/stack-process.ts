import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ulid } from 'ulid'
import { apiClient } from '../../local/people.ts'
import { LocalStack } from '../../local/stack.ts'
import { usual } from '../people/people.ts'
import { tableOf } from '../table-of.ts'
import { withoutStream } from '../without-stream.ts'
import type { WritingStack } from './writing-stack.ts'

// The stack with its data on disk; started by writing-stack.ts. It runs until its parent disconnects.

const dataDir = mkdtempSync(join(tmpdir(), 'aiki-bench-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))

const stack = await LocalStack.start({ dataDir, rhythm: false })
process.once('disconnect', () => stack.stop().finally(() => process.exit()))

/** Adds a person on Elite with a resume, from which letters are written. */
const addWriter = async (n: number): Promise<string> => {
  const { email, password } = await stack.signUp({
    email: `writer-${n}@example.com`,
    fullName: usual.fullName,
    trial: 'elite',
  })
  const accessToken = await stack.accessToken(email, password)
  const api = apiClient(stack.url, accessToken)
  await api.subscription.startTrial({ body: { tier: 'elite' } })
  const { resume } = await api.resumes.create({
    body: { id: ulid(), title: 'Operations Analyst', template: 'professional', form: usual },
  })
  await api.resumes.setPrimary({ params: { id: resume.id } })
  return accessToken
}

const accessTokens: string[] = []
for (let n = 0; n < Number(process.argv[2]); n += 1) accessTokens.push(await addWriter(n))

const { client, name } = await tableOf(stack.url)
await withoutStream(client, name)
client.destroy()

const { bedrock } = stack
if (!bedrock) throw new Error('The stand-in of the model service is not there.')
const message: WritingStack = { url: stack.url, bedrockUrl: bedrock.url, accessTokens }
process.send?.(message)
