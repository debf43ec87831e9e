import { expect } from 'playwright/test'
import { ulid } from 'ulid'
import { apiClient } from '../local/api-client.ts'
import { testSignedIn as test, uniqueEmail } from './fixtures.ts'
import { planner, track } from './jobs.ts'
import { hearsLive } from './live.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { expectToast } from './pages/toast.ts'

test('what is done in another tab shows by itself', async ({ page, context }) => {
  const ready = hearsLive(page)
  const watching = await ApplicationsPage.open(page)
  await ready
  const working = await ApplicationsPage.open(await context.newPage())
  const dialog = await working.add()
  await dialog.fill({ 'Job title': 'Welder', Company: 'Gada Cement' })
  await dialog.saveAndClose()
  await watching.expectTitles('Welder')
  await (await working.delete('Welder')).confirm()
  await watching.empty.waitFor()
})

test('a job that a search tracked is told on every screen', async ({ page, api }) => {
  const ready = hearsLive(page)
  await page.goto('/dashboard')
  await ready
  await api.applications.create({
    body: { id: ulid(), ...planner, status: 'viewed', origin: 'search' },
  })
  const words = 'Supply Planner at Tudun Foods has been added to your applications.'
  await expectToast(page, 'Job Auto-Tracked', words)
  await expect(page.getByText('1 tracked.')).toBeVisible()
})

test("another person's application is not there", async ({ page, api, stack, identity }) => {
  const [id = ''] = await track(api)
  const stranger = await stack.signUp({ email: uniqueEmail(), fullName: 'Musa Sani' })
  const theirs = apiClient(stack.url, (await identity.signIn(stranger)).AccessToken)
  await expect(theirs.applications.remove({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(
    theirs.applications.update({ params: { id }, body: { version: 1, notes: 'Mine now' } }),
  ).rejects.toMatchObject({ status: 404 })
  expect(await theirs.applications.list({})).toEqual({ applications: [], older: null })
  await (await ApplicationsPage.open(page)).expectTitles('Supply Planner')
})
