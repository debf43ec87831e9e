import { readFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { apiClient } from '../local/people.ts'
import type { Application } from '../shared/api/applications.ts'
import { testSignedIn as test, uniqueEmail } from './fixtures.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { LoginPage } from './pages/login.ts'
import { expectToast } from './pages/toast.ts'
import { track } from './tracked-jobs.ts'

const awkward = [
  { jobTitle: 'Olùkọ́ "Maths", JSS 3', companyName: 'Adéyẹmí & Sons; Ìbàdàn', notes: 'Line one\nline two' },
  {
    jobTitle: '=SUM(A1:A9)',
    companyName: '+234 Logistics',
    notes: '-not a formula',
    status: 'offer',
    appliedDate: '2026-02-28',
    location: '@Kano',
    jobUrl: 'https://logistics.example/jobs?id=7&x="y"',
  },
  { jobTitle: "'quoted'", companyName: '职位 🧵', status: 'saved', appliedDate: null },
] as const

const comparable = ({
  id: _,
  createdAt: __,
  updatedAt: ___,
  version: ____,
  origin: _____,
  ...rest
}: Application) => rest

test('an export can be imported by another person, with every character the same', async ({
  page,
  api,
  stack,
  identity,
  otherDevice,
}) => {
  await track(api, ...awkward)
  const file = await (await ApplicationsPage.open(page)).export()
  await expectToast(page, 'Exported', '3 applications are in the file.')
  expect((await readFile(file, 'utf8')).split('\r\n')[0]).toBe(
    '\uFEFFJob title,Company,Location,Status,Applied date,Interview,Interview time zone,Interview place,Job URL,Notes,Added',
  )

  const other = await stack.signUp({ email: uniqueEmail(), fullName: 'Musa Sani' })
  const login = await LoginPage.open(await otherDevice.newPage())
  const applications = await (await login.logIn(other)).toApplications()
  const dialog = await applications.importFirst()
  await dialog.choose(file)
  await dialog.press('Add 3 applications')
  await expect(dialog.root).toContainText('3 added, 0 already tracked, 0 left out.')
  await dialog.done()
  await expect(applications.rows).toHaveCount(3)

  const theirs = apiClient(stack.url, (await identity.signIn(other)).AccessToken)
  const [before, after] = await Promise.all([api.applications.list({}), theirs.applications.list({})])
  expect(after.applications.map(comparable)).toEqual(before.applications.map(comparable))
})
