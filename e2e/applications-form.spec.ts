import { expect, type Locator } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { track } from './jobs.ts'
import { ApplicationDialog } from './pages/application-dialog.ts'
import { ApplicationsPage } from './pages/applications.ts'
import { expectToast, toast } from './pages/toast.ts'

const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(new Date())

test('the day follows the status until the person names one', async ({ page, api }) => {
  const dialog = await (await ApplicationsPage.open(page)).add()
  const day = dialog.field('Date applied')
  await expect(day).toHaveValue(today())
  await dialog.fill({ 'Job title': 'Welder', Company: 'Gada Cement' }, 'Saved')
  await expect(day).toHaveValue('')
  await dialog.fill({}, 'Interview')
  await expect(day).toHaveValue(today())
  await dialog.fill({}, 'Viewed')
  await dialog.saveAndClose()

  const second = await new ApplicationsPage(page).add()
  await second.fill({ 'Job title': 'Driver', Company: 'Gada Cement', 'Date applied': '2026-02-28' }, 'Saved')
  await expect(day).toHaveValue('2026-02-28')
  await second.fill({ 'Date applied': '' }, 'Applied')
  await expect(day).toHaveValue('')
  await second.saveAndClose()
  expect((await api.applications.list({})).applications).toMatchObject([
    { jobTitle: 'Driver', status: 'applied', appliedDate: null },
    { jobTitle: 'Welder', status: 'viewed', appliedDate: null },
  ])
})

test('a saved job that is sent is dated today, unless the person empties the day', async ({ page, api }) => {
  await track(api, { jobTitle: 'Welder', status: 'saved' }, { jobTitle: 'Driver', status: 'saved' })
  const applications = await ApplicationsPage.open(page)
  const welder = await applications.edit('Welder')
  await welder.fill({}, 'Offer')
  await expect(welder.field('Date applied')).toHaveValue('')
  await welder.fill({}, 'Applied')
  await expect(welder.field('Date applied')).toHaveValue(today())
  await welder.saveAndClose()
  const driver = await applications.edit('Driver')
  await driver.fill({}, 'Applied')
  await driver.fill({ 'Date applied': '' })
  await driver.saveAndClose()
  expect((await api.applications.list({})).applications).toMatchObject([
    { jobTitle: 'Driver', appliedDate: null },
    { jobTitle: 'Welder', appliedDate: today() },
  ])
})

test('an address gets its https:// in view, and what is none is refused', async ({ page, api }) => {
  const dialog = await (await ApplicationsPage.open(page)).add()
  const url = dialog.field('Job URL')
  await dialog.fill({ 'Job title': 'Welder', Company: 'Gada Cement', 'Job URL': 'javascript:alert(1)' })
  await dialog.save.click()
  await expect(url).toHaveAccessibleErrorMessage('Write a web address, such as https://jobs.example/7')
  await dialog.fill({ 'Job URL': 'gada.example/jobs/123' })
  await expect(url).not.toHaveAttribute('aria-invalid')
  await dialog.field('Notes').focus()
  await expect(url).toHaveValue('https://gada.example/jobs/123')
  await dialog.saveAndClose()
  const { applications } = await api.applications.list({})
  expect(applications).toMatchObject([{ jobUrl: 'https://gada.example/jobs/123' }])
})

/** Whether a line of this control has room for marks above and below its letters, in CSS pixels to spare. */
const roomFor = (control: Locator, text: string): Promise<number> =>
  control.evaluate((element, text) => {
    const { font, lineHeight } = getComputedStyle(element)
    const drawing = document.createElement('canvas').getContext('2d')
    if (!drawing) return Number.NaN
    drawing.font = font
    const {
      fontBoundingBoxAscent,
      fontBoundingBoxDescent,
      actualBoundingBoxAscent,
      actualBoundingBoxDescent,
    } = drawing.measureText(text)
    const lead = (Number.parseFloat(lineHeight) - fontBoundingBoxAscent - fontBoundingBoxDescent) / 2
    return (
      lead +
      Math.min(
        fontBoundingBoxAscent - actualBoundingBoxAscent,
        fontBoundingBoxDescent - actualBoundingBoxDescent,
      )
    )
  }, text)

test('tone marks are not cut in any field, and every field is tall enough to tap', { tag: '@phone' }, async ({
  page,
}) => {
  const dialog = await (await ApplicationsPage.open(page)).add()
  await page.evaluate(() => document.fonts.ready)
  const controls = await dialog.root.locator('input, select, textarea').all()
  expect(controls).toHaveLength(7)
  for (const control of controls) {
    expect(await roomFor(control, 'Ẹ̀bùn Ṣọ́lá Ńǹ')).toBeGreaterThanOrEqual(0)
    // As drawn, which may be a hair beside what was laid out.
    expect(Math.round((await control.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

/** All of it between the head of the dialog and its buttons. */
const expectClearOfButtons = async (words: Locator, buttons: Locator): Promise<void> => {
  const above = async () => {
    const [upper, lower] = await Promise.all([words.boundingBox(), buttons.boundingBox()])
    return upper && lower && lower.y - (upper.y + upper.height)
  }
  await expect.poll(above).toBeGreaterThan(12)
}

test('notes that are too long are counted, and the fault stands above the buttons', { tag: '@both' }, async ({
  page,
}) => {
  const dialog = await (await ApplicationsPage.open(page)).add()
  const notes = dialog.field('Notes')
  const line = 'Ask for Mrs Sani\n'
  await dialog.fill({ 'Job title': 'Welder', Company: 'Gada Cement', Notes: line.repeat(300).slice(0, 4499) })
  await expect(dialog.root.getByText('of 5,000')).toHaveCount(0)
  await notes.press('End')
  await notes.press('x')
  await expect(dialog.root.getByText('4,500 of 5,000')).toBeInViewport()
  await expect(dialog.root.getByRole('status')).toBeEmpty()

  await notes.fill(line.repeat(300).slice(0, 5001))
  await expect(dialog.root.getByText('5,001 of 5,000')).toBeVisible()
  await expect(dialog.root.getByRole('status')).toHaveText('More than the 5,000 characters that fit here.')
  await dialog.field('Job title').focus()
  await dialog.save.click()
  const fault = dialog.root.getByText('Keep this to at most 5,000 characters.')
  await expect(notes).toBeFocused()
  await expectClearOfButtons(fault, dialog.save)
  await notes.press('Backspace')
  await expect(fault).toBeHidden()
  await dialog.saveAndClose()
})

test('what was said last does not cover the next form', async ({ page, api }) => {
  await track(api)
  // A toast that would stay: it does not go by itself.
  await page.addInitScript(() => {
    const soon = window.setTimeout
    Object.assign(window, {
      setTimeout: (act: () => void, ms = 0) => (ms < 5000 ? soon(act, ms) : 0),
    })
  })
  const applications = await ApplicationsPage.open(page)
  const dialog = await applications.edit('Supply Planner')
  await dialog.fill({ Location: 'Kano' })
  await dialog.saveAndClose()
  await expectToast(page, 'Success', 'Application updated successfully')
  await applications.edit('Supply Planner')
  await expect(toast(page).locator('p')).toHaveCount(0)
})

test.describe('where a screen has little height, as at 200 % zoom', () => {
  test.use({ viewport: { width: 640, height: 400 } })

  test('the buttons of a dialog scroll with its fields, and all can be reached', async ({ page, api }) => {
    await page.goto('/dashboard/applications?sheet=add')
    const dialog = await new ApplicationDialog(page, 'Add application').shown()
    expect(await dialog.root.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(630)
    await expect(dialog.save).not.toBeInViewport()
    await dialog.fill({ 'Job title': 'Welder', Company: 'Gada Cement' })
    await dialog.save.scrollIntoViewIfNeeded()
    await expect(dialog.root.getByRole('heading', { name: 'Add application' })).toBeInViewport()
    await dialog.saveAndClose()
    expect((await api.applications.list({})).applications).toHaveLength(1)
  })
})
