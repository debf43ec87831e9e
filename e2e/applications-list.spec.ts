import { expect } from 'playwright/test'
import { applicationKey } from '../functions/store/application-row.ts'
import { testSignedIn as test } from './fixtures.ts'
import { track, trackMany } from './jobs.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { toastButton } from './pages/toast.ts'

test('a job that was applied for by itself says so, and its advert opens apart', async ({
  page,
  api,
  stack,
  person,
}) => {
  const [id = ''] = await track(api, { jobUrl: 'https://tudun.example/jobs/7' })
  await stack.table.update(applicationKey(person.sub, id), { set: { aiApplied: true } })
  const row = (await ApplicationsPage.open(page)).row('Supply Planner')
  await expect(row).toContainText('Auto Applied')
  const advert = row.getByRole('link', { name: 'Open the advert of Supply Planner at Tudun Foods' })
  await expect(advert).toHaveAttribute('href', 'https://tudun.example/jobs/7')
  await expect(advert).toHaveAttribute('target', '_blank')
  await expect(advert).toHaveAttribute('rel', /noopener/)
})

test('an empty list has one way to add', async ({ page }) => {
  const applications = await ApplicationsPage.open(page)
  await applications.empty.waitFor()
  await expect(page.getByRole('main').getByRole('button')).toHaveText([
    'Add Your First Application',
    'Import from CSV',
  ])
})

test('the newest fifty come first, the older ones when asked for', async ({ page, api }) => {
  await trackMany(api, 60)
  const applications = await ApplicationsPage.open(page)
  await expect(applications.rows).toHaveCount(50)
  await expect(page.getByText('Your newest 50.')).toBeVisible()
  await expect(applications.rows.first()).toContainText('Job 60')
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect(applications.rows).toHaveCount(60)
  await expect(applications.rows.last()).toContainText('Job 1')
  await expect(page.getByText('60 tracked.')).toBeVisible()
})

test('search and filter work together, stand in the address, and can be cleared', async ({ page, api }) => {
  await track(
    api,
    { jobTitle: 'Teacher', companyName: 'Adéyẹmí College', status: 'interview' },
    { jobTitle: 'Bursar', companyName: 'Adéyẹmí College' },
    { jobTitle: 'Welder', companyName: 'Gada Cement', notes: 'Heard of it at adeyemi’s' },
  )
  const applications = await ApplicationsPage.open(page)
  await applications.search.fill('ADEYEMI')
  await applications.expectTitles('Welder', 'Bursar', 'Teacher')
  await applications.search.fill('adeyemi coll')
  await applications.expectTitles('Bursar', 'Teacher')
  await applications.showStatus('Interview')
  await applications.expectTitles('Teacher')
  await expect(page).toHaveURL(/status=interview/)
  await expect(page).toHaveURL(/q=adeyemi\+coll/)

  await page.reload()
  await applications.expectTitles('Teacher')
  await applications.showStatus('Offer')
  await page.getByRole('button', { name: 'Clear search and filter' }).click()
  await applications.expectTitles('Welder', 'Bursar', 'Teacher')
})

test('a look into a row far down leaves the list and the focus where they were', async ({ page, api }) => {
  await trackMany(api, 40)
  const applications = await ApplicationsPage.open(page)
  const edit = applications.rows.nth(37).getByRole('button', { name: /^Edit / })
  await edit.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(500)
  await edit.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(edit).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})

test('long notes are cut with a way to the rest, short ones are not', async ({ page, api }) => {
  const long = `${'Ask for Mrs Sani at the second gate. '.repeat(20)}\nBring the certificate.`
  await track(api, { jobTitle: 'Welder', notes: long }, { jobTitle: 'Planner', notes: 'Call on Monday' })
  const applications = await ApplicationsPage.open(page)
  const fold = page.getByRole('button', { name: /^Show (all|less) of the notes on / })
  await expect(fold).toHaveCount(1)
  await expect(fold).toHaveAccessibleName('Show all of the notes on Welder at Tudun Foods')
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  const notes = applications.row('Welder').getByText('Bring the certificate.')
  const height = async () => (await notes.boundingBox())?.height ?? 0
  const folded = await height()
  await fold.press('Enter')
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(height).toBeGreaterThan(2 * folded)
  await expect(fold).toBeFocused()
  await fold.press('Enter')
  await expect.poll(height).toBe(folded)
  await expect(fold).toHaveText('Show all')

  const board = await applications.showBoard()
  await expect(board.card('Welder').getByRole('button', { name: /^Show all/ })).toBeVisible()
  await expect(board.card('Planner').getByRole('button', { name: /^Show all/ })).toBeHidden()
})

test('a filter from the address is seen on a phone, and what is added beside it is found', {
  tag: '@phone',
}, async ({ page, api }) => {
  await track(api, { jobTitle: 'Welder', status: 'withdrawn' })
  const applications = await ApplicationsPage.open(page, '?status=withdrawn')
  const chip = page.getByRole('button', { name: 'Withdrawn 1' })
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(chip).toBeInViewport({ ratio: 1 })

  const dialog = await applications.add()
  await dialog.fill({ 'Job title': 'Planner', Company: 'Tudun Foods' })
  await dialog.saveAndClose()
  await applications.expectTitles('Welder')
  await toastButton(page, 'Show all').click()
  await applications.expectTitles('Planner', 'Welder')
})
