import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ulid } from 'ulid'
import { expect, test, vi } from 'vitest'
import { apiClient, demoPassword, peopleAt } from './people.ts'
import { beginPost, launch, newFolder, openToOthers } from './start.testing.ts'

// Each start is a process of its own, and takes seconds. What does not need a process is in data-folder.test.ts and
// start-options.test.ts. The first start builds the app if no build exists.
vi.setConfig({ testTimeout: 120_000 })

/** Expects that the process ends by itself, with this one line and no other. */
const endsWith = async ({ output, end }: ReturnType<typeof launch>, words: RegExp) => {
  expect(await end).toBe(1)
  expect(output.err.trim()).toMatch(words)
  expect(output.err.trim().split('\n')).toHaveLength(1)
}

const damage = (dataDir: string, file: string) =>
  writeFile(join(dataDir, file), 'These are not the rows you are looking for. '.repeat(200))

const amina = { email: 'amina@example.com', password: demoPassword }
const signedIn = async (url: string, { email, password }: typeof amina) =>
  apiClient(url, await peopleAt(url).accessToken(email, password))

test('--fresh deletes any data, and later starts have all acknowledged data', async () => {
  const dataDir = await newFolder()
  for (const file of ['lock', 'accounts.db', 'mail.db', 'table.db']) await damage(dataDir, file)
  const first = launch(dataDir, { args: ['--fresh'] })
  const url = await first.url()
  expect(first.output.out).toContain(amina.email)
  expect(first.output.out).toContain(demoPassword)
  const api = await signedIn(url, amina)
  const { applications } = await api.applications.list({})
  expect(applications).toHaveLength(31)
  expect(new Set(applications.map(({ status }) => status)).size).toBe(7)
  // The terminal does not show a line for each request.
  expect(await readFile(join(dataDir, 'log'), 'utf8')).toContain('GET /applications')
  expect(first.output.out).not.toContain('"level"')
  expect(first.output.err).toBe('')
  // A second start with the same data, or with the same port, is refused with its reason.
  await endsWith(
    launch(dataDir, { args: ['--fresh'] }),
    /^Another Aiki already runs on the data in .*: stop it first/,
  )
  const { port } = new URL(url)
  const taken = new RegExp(`^Port ${port} is taken: .*PORT=3001 npm start`)
  await endsWith(launch(await newFolder(), { port }), taken)
  await api.applications.remove({ params: { id: applications[0]?.id ?? '' } })
  expect(await openToOthers(dataDir)).toEqual([])
  // Requests under way at the signal are answered.
  const token = await peopleAt(url).accessToken(amina.email, amina.password)
  const last = await beginPost(`${url}/api/applications`, { authorization: `Bearer ${token}` })
  const ends = first.kill('SIGTERM')
  const answer = await last.send({ id: ulid(), jobTitle: 'Registrar', companyName: 'Gada Cement' })
  expect(answer.status).toBe(201)
  expect(await ends).toBe(0)

  const next = launch(dataDir)
  const again = await next.url()
  expect((await (await signedIn(again, amina)).applications.list({})).applications).toEqual([
    answer.body,
    ...applications.slice(1),
  ])
  const zainab = await peopleAt(again).signUp({ email: 'zainab@example.com', fullName: 'Zainab Sani' })
  const body = { id: ulid(), jobTitle: 'Planner', companyName: 'Gada Cement' }
  const created = await (await signedIn(again, zainab)).applications.create({ body })
  await next.kill('SIGKILL')

  const third = await launch(dataDir, { args: ['--dev'] }).url()
  expect((await (await signedIn(third, zainab)).applications.list({})).applications).toEqual([created])
  // In development too, the page knows the port.
  expect(await (await fetch(third)).text()).toContain(`"userPoolEndpoint":"${third}/idp"`)
})
