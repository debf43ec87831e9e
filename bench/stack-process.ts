import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ulid } from 'ulid'
import { applicationStore } from '../functions/store/applications.ts'
import { apiClient } from '../local/people.ts'
import { LocalStack } from '../local/stack.ts'
import { sampleBody } from './sample.ts'
import type { ServedStack } from './served-stack.ts'

// The stack as `npm start` runs it, with its data on disk; started by served-stack.ts. It runs until its parent
// disconnects.

const dataDir = mkdtempSync(join(tmpdir(), 'aiki-bench-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))

const stack = await LocalStack.start({ dataDir })
process.once('disconnect', () => stack.stop().finally(() => process.exit()))

const { sub, email, password } = await stack.signUp({ email: 'bench@example.com', fullName: 'Amina Bello' })
const applications = applicationStore(stack.table)
for (let n = 0; n < 60; n += 1)
  await applications.create(sub, { ...sampleBody(n), origin: 'manual' }, new Date())

const accessToken = await stack.accessToken(email, password)
const api = apiClient(stack.url, accessToken)
// On Elite, no screen shows an upgrade page instead of its content.
await api.subscription.startTrial({ body: { tier: 'elite' } })
const { interview } = await api.interviews.start({
  body: {
    id: ulid(),
    jobTitle: 'Operations Analyst',
    companyName: '',
    industry: 'technology',
    difficulty: 'beginner',
    applicationId: null,
    jobDescription: '',
    repeats: null,
  },
})

// So that the home screen and the Job Search have jobs for the person.
const { updatedAt: _, ...noPreferences } = await api.preferences.get({})
await api.preferences.save({ body: { ...noPreferences, jobTitles: ['Operations Analyst'] } })
await stack.readBoards()

const writers: string[] = []
for (let n = 0; n < 20; n += 1) {
  const writer = await stack.signUp({ email: `writer-${n}@example.com`, fullName: 'Kemi Ojo' })
  writers.push(await stack.accessToken(writer.email, writer.password))
}

const { url } = stack
const message: ServedStack = { url, email, password, accessToken, interviewId: interview.id, writers }
process.send?.(message)
