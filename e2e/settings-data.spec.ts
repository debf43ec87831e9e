import { readFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { networkDown, status } from './browser-errors.ts'
import { testSignedIn as test } from './fixtures.ts'
import { LoginPage } from './pages/login.ts'
import { SettingsPage } from './pages/settings.ts'
import { expectToast } from './pages/toast.ts'
import { track, trackMany } from './tracked-jobs.ts'

test('the export continues after a lost connection, and has all tracked applications', async ({
  page,
  api,
  browserErrors,
}) => {
  browserErrors.expect(networkDown)
  await trackMany(api, 210)
  await track(api, { jobTitle: 'Náírà <b>counter</b>' })
  const settings = await SettingsPage.open(page)
  const data = settings.section('Your data')
  const laterPages = '**/api/account/export?after=*'
  await page.route(laterPages, route => route.abort())
  await data.getByRole('button', { name: 'Export my data' }).click()
  await expect(data).toContainText(/The connection was lost. Ready so far: \d+ entries/)
  await page.unroute(laterPages)
  const download = page.waitForEvent('download')
  await data.getByRole('button', { name: 'Try again' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^aiki-my-data-\d{4}-\d\d-\d\d\.json$/)
  const exported = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(exported.profile).toMatchObject([{ fullName: 'Ngozi Eze' }])
  const titles = exported.applications.map(({ jobTitle }: { jobTitle: string }) => jobTitle)
  expect(new Set(titles).size).toBe(211)
  expect(titles).toContain('Náírà <b>counter</b>')
})

// That the person is signed out at once is proved by the step `deletion` of the smoke test: deployment.spec.ts.
test('a person who deleted the account is told so at the login, and purged in time', async ({
  person,
  identity,
  otherDevice,
  stack,
  browserErrors,
}) => {
  browserErrors.expect(status(400))
  await stack.deleteAccount(person)
  const login = await LoginPage.open(await otherDevice.newPage())
  await login.submit(person)
  await expectToast(
    login.page,
    'Login Error',
    'This account was deleted, or it is blocked. A deleted account stays closed for 14 days. In that time, write to support@aiki.example to have it back as it was. After that, you can sign up with this email again.',
  )

  stack.clock.advance(30 * 24 * 3600)
  try {
    await stack.runSchedule('purge-deleted')
  } finally {
    stack.clock.advance(-30 * 24 * 3600)
  }
  await expect(identity.signIn(person)).rejects.toThrow('Incorrect username or password.')
})
