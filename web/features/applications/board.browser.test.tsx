import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApplications } from '../../testing/applications.ts'
import { server } from '../../testing/fake-server.ts'
import { expectMenuHearsKeys } from '../../testing/menu.ts'
import { expectToast, toast } from '../../testing/toast.ts'
import { chips, dialogOf, menuItem, openApplications, pressEnterOn } from './applications.testing.ts'
import { card, column, expectIn, move, moveButton } from './board.testing.ts'

/** The board with a welder, who applied, and a planner in an interview. */
const openBoard = async () => {
  const applications = fakeApplications({ jobTitle: 'Welder' }, { jobTitle: 'Planner', status: 'interview' })
  await openApplications(applications, '?view=board')
  await expectIn('Welder', 'Applied')
  return applications
}

test('a card is dragged to another column and stays there', async () => {
  const applications = await openBoard()
  await card('Welder').dropTo(column('Interview'))
  await expectIn('Welder', 'Interview')
  await expectIn('Planner', 'Interview')
  await expectToast('Moved to Interview', 'Welder at Tudun Foods')
  expect(applications.all()).toMatchObject([
    { jobTitle: 'Planner' },
    { jobTitle: 'Welder', status: 'interview' },
  ])
})

test('a card is moved by keyboard, and the focus goes with it', async () => {
  const applications = await openBoard()
  await pressEnterOn(moveButton('Welder'))
  await expect.element(page.getByRole('menu', { name: 'Move Welder at Tudun Foods to' })).toBeVisible()
  await expectMenuHearsKeys()
  await expect.element(menuItem('Saved')).toHaveAttribute('data-highlighted')
  for (const status of ['Viewed', 'Interview']) {
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(menuItem(status)).toHaveAttribute('data-highlighted')
  }
  await userEvent.keyboard('{Enter}')
  await expectIn('Welder', 'Interview')
  await expect.element(moveButton('Welder')).toHaveFocus()
  await expect.poll(() => applications.all()[1]).toMatchObject({ jobTitle: 'Welder', status: 'interview' })
})

test('Undo brings the card, the view and the focus back', async () => {
  await openBoard()
  await move('Welder', 'Withdrawn')
  await expectIn('Welder', 'Withdrawn')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expectIn('Welder', 'Applied')
  await expect.element(moveButton('Welder')).toHaveFocus()
  await expect.element(moveButton('Welder')).toBeInViewport()
})

test('a card that was changed elsewhere is not overwritten: the person is told, and sees the new version', async () => {
  const applications = await openBoard()
  const [, welder] = applications.all()
  applications.update(welder?.id ?? '', { status: 'offer', version: 1 })
  await move('Welder', 'Withdrawn')
  const words = 'Welder at Tudun Foods was changed on another screen. You see it as it is now.'
  await expectToast('Changed somewhere else', words)
  await expectIn('Welder', 'Offer')
  await move('Welder', 'Withdrawn')
  await expectToast('Moved to Withdrawn', 'Welder at Tudun Foods')
  await expectIn('Welder', 'Withdrawn')
})

test('a move that the server refuses is undone', async () => {
  await openBoard()
  server.refuse('applications.update', 'unavailable')
  // The list as it is on the server does not come either.
  server.cut('applications.list')
  await move('Welder', 'Offer')
  await expectToast('Error', 'Failed to update application')
  await expectIn('Welder', 'Applied')
})

test('several moves of one card in a row are all saved', async () => {
  const applications = await openBoard()
  const sending = server.hold('applications.update')
  for (const status of ['Interview', 'Offer', 'Rejected', 'Withdrawn']) {
    await move('Welder', status)
    await expectIn('Welder', status)
  }
  sending.goOn()
  await expectToast('Moved to Withdrawn', 'Welder at Tudun Foods')
  await expectIn('Welder', 'Withdrawn')
  expect(applications.all()[1]).toMatchObject({ status: 'withdrawn', version: 5, stage: 4 })
})

test('a filter leaves one column, and a card opens its application', async () => {
  await openBoard()
  await chips.getByRole('button', { name: 'Interview 1' }).click()
  await expect.element(column('Applied')).not.toBeInTheDocument()
  await card('Planner')
    .getByRole('button', { name: /^Edit / })
    .click()
  const dialog = dialogOf('Edit application')
  await dialog.fill({ Location: 'Kano' })
  await dialog.saveAndClose()
  await expect.element(card('Planner')).toMatchTextContent(/Tudun Foods · Kano/)
})

test('columns out of view are indicated, and can be reached with a mouse', async () => {
  await openApplications(fakeApplications({ jobTitle: 'Welder', status: 'withdrawn' }), '?view=board')
  const [before, after] = ['before', 'after'].map(side => page.getByTitle(`Show the columns ${side}`))
  if (!before || !after) throw new Error('the board has two sides')
  await expect.element(after).toBeVisible()
  expect(before.query()).toBeNull()
  await expect.element(card('Welder')).not.toBeInViewport({ ratio: 1 })
  moveButton('Welder').element().focus({ preventScroll: true })
  await after.click()
  await expect.element(before).toBeVisible()
  await expect.element(after).not.toBeInTheDocument()
  await expect.element(moveButton('Welder')).toHaveFocus()
  await expect.element(card('Welder')).toBeInViewport({ ratio: 1 })
})

test('a card is deleted, with Undo, and the focus stays in its column', async () => {
  const applications = fakeApplications(
    { jobTitle: 'Welder' },
    { jobTitle: 'Planner', status: 'interview' },
    { jobTitle: 'Fitter' },
  )
  await openApplications(applications, '?view=board')
  const deleteButton = (title: string) => card(title).getByRole('button', { name: /^Delete / })
  await deleteButton('Fitter').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete application' }).click()
  await expect.element(card('Fitter')).not.toBeInTheDocument()
  await expect.element(deleteButton('Welder')).toHaveFocus()
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expectIn('Fitter', 'Applied')
  expect(applications.all()).toHaveLength(3)
})

test('a card is one stop of the Tab key, and the arrows reach the other cards and its buttons', async () => {
  await openApplications(
    fakeApplications(
      { jobTitle: 'Welder', jobUrl: 'https://jobs.example/welder', jobId: 'abcdef0123456789' },
      { jobTitle: 'Fitter' },
      { jobTitle: 'Planner', status: 'interview' },
    ),
    '?view=board',
  )
  const title = (job: string) => card(job).getByRole('button', { name: /^Edit / })
  await expectIn('Fitter', 'Applied')
  title('Fitter').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(title('Welder')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(card('Welder').getByRole('link', { name: /^Open the original/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(card('Welder').getByRole('link', { name: /^Read the advert/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(card('Welder').getByRole('button', { name: /^Delete / })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(title('Fitter')).toHaveFocus()
  await userEvent.tab()
  await expect.element(title('Welder')).toHaveFocus()
  await userEvent.tab()
  await expect.element(title('Planner')).toHaveFocus()
})
