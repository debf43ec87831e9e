import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast } from '../../testing/toast.ts'
import { dialogOf, openAdd, openApplications, openEdit } from './applications.testing.ts'

const welder = { 'Job title': 'Welder', Company: 'Gada Cement' }
const phone = [360, 740] as const

test('an address visibly gets its https://, and an invalid one is refused', async () => {
  const applications = fakeApplications()
  await openApplications(applications)
  const dialog = await openAdd()
  const url = dialog.field('Job URL')
  await dialog.fill({ ...welder, 'Job URL': 'javascript:alert(1)' })
  await dialog.save.click()
  const fault = 'Write a web address, such as https://jobs.example/7'
  await expect.element(url).toHaveAccessibleErrorMessage(fault)
  await dialog.fill({ 'Job URL': 'gada.example/jobs/123' })
  await expect.element(url).not.toHaveAttribute('aria-invalid')
  await dialog.field('Notes').click()
  await expect.element(url).toHaveValue('https://gada.example/jobs/123')
  await dialog.saveAndClose()
  expect(applications.all()).toMatchObject([{ jobUrl: 'https://gada.example/jobs/123' }])
})

/** Whether a line of this control has room for marks above and below its letters, in CSS pixels to spare. */
const roomFor = (control: Element, text: string): number => {
  const { font, lineHeight } = getComputedStyle(control)
  const drawing = document.createElement('canvas').getContext('2d')
  if (!drawing) return Number.NaN
  drawing.font = font
  const drawn = drawing.measureText(text)
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = drawn
  const lead = (Number.parseFloat(lineHeight) - ascent - descent) / 2
  return lead + Math.min(ascent - drawn.actualBoundingBoxAscent, descent - drawn.actualBoundingBoxDescent)
}

test('tone marks are not cut off in any field, and every field is tall enough to tap', async () => {
  await page.viewport(...phone)
  await openApplications(fakeApplications())
  const { root } = await openAdd()
  await document.fonts.ready
  const controls = [...root.element().querySelectorAll('input, select, textarea')]
  expect(controls).toHaveLength(7)
  for (const control of controls) {
    expect(roomFor(control, 'Ẹ̀bùn Ṣọ́lá Ńǹ')).toBeGreaterThanOrEqual(0)
    // As drawn, which may be a hair beside what was laid out.
    expect(Math.round(control.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44)
  }
})

/** All of it between the head of the dialog and its buttons. */
const expectClearOfButtons = (words: Locator, buttons: Locator): Promise<void> =>
  expect
    .poll(
      () => buttons.element().getBoundingClientRect().top - words.element().getBoundingClientRect().bottom,
    )
    .toBeGreaterThan(12)

test.for([
  ['desk', 1280, 800],
  ['phone', ...phone],
] as const)(
  'notes that are too long are counted, and the error is above the buttons: on a %s',
  async ([, width, height]) => {
    await page.viewport(width, height)
    const applications = fakeApplications()
    await openApplications(applications)
    const dialog = await openAdd()
    const notes = dialog.field('Notes')
    const lines = 'Ask for Mrs Sani\n'.repeat(300)
    await dialog.fill({ ...welder, Notes: lines.slice(0, 4499) })
    expect(dialog.root.getByText(/of 5,000/).query()).toBeNull()
    notes.element().focus()
    await userEvent.keyboard('{Control>}{End}{/Control}x')
    await expect.element(dialog.root.getByText('4,500 of 5,000')).toBeInViewport()
    await expect.element(dialog.root.getByRole('status')).toBeEmptyDOMElement()

    await notes.fill(lines.slice(0, 5001))
    await expect.element(dialog.root.getByText('5,001 of 5,000')).toBeVisible()
    const told = 'More than the 5,000 characters that fit here.'
    await expect.element(dialog.root.getByRole('status')).toHaveTextContent(told)
    await dialog.field('Job title').click()
    await dialog.save.click()
    const fault = dialog.root.getByText('Keep this to at most 5,000 characters.')
    await expect.element(notes).toHaveFocus()
    await expect.element(fault).toBeVisible()
    await expectClearOfButtons(fault, dialog.save)
    await userEvent.keyboard('{Backspace}')
    await expect.element(fault).not.toBeInTheDocument()
    await dialog.saveAndClose()
    expect(applications.all()).toHaveLength(1)
  },
)

test('a toast does not cover the next form', async () => {
  await openApplications(fakeApplications({}))
  const dialog = await openEdit('Supply Planner')
  await dialog.fill({ Location: 'Kano' })
  await dialog.saveAndClose()
  await expectToast('Success', 'Application updated successfully')
  await openEdit('Supply Planner')
  await expectToast()
})

test('where a screen has little height, the buttons of a dialog scroll with its fields', async () => {
  // As at 200 % zoom.
  await page.viewport(640, 400)
  const applications = fakeApplications()
  await openApp('/dashboard/applications?sheet=add', { answers: applications.answers })
  const dialog = dialogOf('Add application')
  await expect.element(dialog.root).toBeVisible()
  expect(dialog.root.element().clientWidth).toBeGreaterThan(630)
  await expect.element(dialog.save).not.toBeInViewport()
  await dialog.fill(welder)
  // A dialog that rises stands lower for a moment, and what is scrolled to then must not move the place around it.
  dialog.root.element().style.translate = '0 100px'
  dialog.save.element().scrollIntoView({ block: 'nearest' })
  dialog.root.element().style.translate = ''
  await expect.element(dialog.save).toBeInViewport()
  await expect.element(dialog.root.getByRole('heading', { name: 'Add application' })).toBeInViewport()
  await dialog.saveAndClose()
  expect(applications.all()).toHaveLength(1)
})
