import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { reload } from '../../testing/reload.ts'
import { toast } from '../../testing/toast.ts'
import {
  chips,
  dialogOf,
  expectTitles,
  openAdd,
  openApplications,
  pressEnterOn,
  row,
  rows,
  searchBox,
} from './applications.testing.ts'
import { card } from './board.testing.ts'

test('a tracked job can be read again, in Aiki and where it was published', async () => {
  const jobId = 'abcdef0123456789'
  await openApplications(
    fakeApplications({
      jobUrl: 'https://tudun.example/jobs/7',
      jobId,
      closesOn: '2099-12-09',
      aiApplied: true,
    }),
  )
  await expect.element(row('Supply Planner')).toMatchTextContent(/Auto Applied/)
  const advert = page.getByRole('link', { name: 'Open the original advert of Supply Planner at Tudun Foods' })
  await expect.element(advert).toHaveAttribute('href', 'https://tudun.example/jobs/7')
  await expect.element(advert).toHaveAttribute('target', '_blank')
  await expect.element(advert).toHaveAttribute('rel', expect.stringContaining('noopener'))
  const read = page.getByRole('link', { name: /^Read the advert/ })
  await expect.element(read).toHaveAttribute('href', `/dashboard/job-search?job=${jobId}`)

  await row('Supply Planner').getByRole('button', { name: 'Open Supply Planner at Tudun Foods' }).click()
  const dialog = dialogOf('Edit application').root
  await expect.element(dialog).toMatchTextContent('Closes on Wed 9 Dec 2099.')
  await expect
    .element(dialog.getByRole('link', { name: 'Read the advert' }))
    .toHaveAttribute('href', `/dashboard/job-search?job=${jobId}`)
  await expect
    .element(dialog.getByRole('link', { name: 'Open the original' }))
    .toHaveAttribute('href', 'https://tudun.example/jobs/7')
})

test('an empty list has one way to add', async () => {
  await openApplications(fakeApplications())
  const buttons = page.getByRole('main').getByRole('button').elements()
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Add Your First Application',
    'Import from CSV',
  ])
})

test('search and filter combine, are in the address, and can be cleared', async () => {
  await openApplications(
    fakeApplications(
      { jobTitle: 'Teacher', companyName: 'Adéyẹmí College', status: 'interview' },
      { jobTitle: 'Bursar', companyName: 'Adéyẹmí College' },
      { jobTitle: 'Welder', companyName: 'Gada Cement', notes: 'Heard of it at adeyemi’s' },
    ),
  )
  await searchBox.fill('ADEYEMI')
  await expectTitles('Welder', 'Bursar', 'Teacher')
  await searchBox.fill('adeyemi coll')
  await expectTitles('Bursar', 'Teacher')
  await chips.getByRole('button', { name: 'Interview 1' }).click()
  await expectTitles('Teacher')
  await expect.poll(() => location.search).toBe('?q=adeyemi+coll&status=interview')

  await reload()
  await expectTitles('Teacher')
  await chips.getByRole('button', { name: 'Offer 0' }).click()
  await page.getByRole('button', { name: 'Clear search and filter' }).click()
  await expectTitles('Welder', 'Bursar', 'Teacher')
})

test('viewing a row far down leaves the list and the focus where they were', async () => {
  const applications = fakeApplications()
  applications.trackMany(40)
  await openApplications(applications)
  const edit = rows.nth(37).getByRole('button', { name: /^Edit / })
  await expect.element(edit).toBeVisible()
  edit.element().scrollIntoView({ block: 'center' })
  expect(scrollY).toBeGreaterThan(500)
  const top = () => Math.round(edit.element().getBoundingClientRect().top)
  const before = top()
  await pressEnterOn(edit)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(edit).toHaveFocus()
  await expect.poll(top).toBe(before)
})

test('long notes are cut and can be expanded, short ones are not', async () => {
  const notes = `${'Ask for Mrs Sani at the second gate. '.repeat(20)}\nBring the certificate.`
  await openApplications(
    fakeApplications({ jobTitle: 'Welder', notes }, { jobTitle: 'Planner', notes: 'Call on Monday' }),
  )
  const folds = page.getByRole('button', { name: /^Show (all|less) of the notes on / })
  const fold = folds.first()
  await expect.element(fold).toHaveAccessibleName('Show all of the notes on Welder at Tudun Foods')
  expect(folds.elements()).toHaveLength(1)
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  const words = page.getByText(/Bring the certificate\.$/)
  const height = () => words.element().getBoundingClientRect().height
  const folded = height()
  await pressEnterOn(fold)
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(height).toBeGreaterThan(2 * folded)
  await expect.element(fold).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(height).toBe(folded)
  await expect.element(fold).toHaveTextContent('Show all')

  await page.getByRole('radio', { name: 'Board' }).click()
  const foldOf = (title: string) => card(title).getByRole('button', { name: /^Show all/ })
  await expect.element(foldOf('Welder')).toBeVisible()
  await expect.element(card('Planner')).toBeVisible()
  expect(foldOf('Planner').query()).toBeNull()
})

test('a filter from the address is visible on a phone, and a new application is found', async () => {
  await page.viewport(360, 740)
  await openApplications(fakeApplications({ jobTitle: 'Welder', status: 'withdrawn' }), '?status=withdrawn')
  const chip = chips.getByRole('button', { name: 'Withdrawn 1' })
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip).toBeInViewport({ ratio: 1 })

  const dialog = await openAdd()
  await dialog.fill({ 'Job title': 'Planner', Company: 'Tudun Foods' })
  await dialog.saveAndClose()
  await expectTitles('Welder')
  await toast.getByRole('button', { name: 'Show all' }).click()
  await expectTitles('Planner', 'Welder')
})
