import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { fakeApplications } from '../../testing/applications.ts'
import { live } from '../../testing/channel.ts'
import { server } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast, toast } from '../../testing/toast.ts'
import {
  expectTitles,
  heading,
  menuItem,
  moveBy,
  moveByKey,
  noMatch,
  openApplications,
  statusButton,
} from './applications.testing.ts'
import { expectIn, move } from './board.testing.ts'

const job = 'Supply Planner at Tudun Foods'
const planner = statusButton('Supply Planner')
const undo = toast.getByRole('button', { name: 'Undo' })

test('the status of a row can be changed in place, and keeps the focus', async () => {
  await openApplications(fakeApplications({}))
  await expect.element(planner).toHaveAccessibleName(`Status of ${job}: Applied. Change`)
  await moveByKey(planner, 'Interview')
  await expectToast('Moved to Interview', job)
  await expect.element(planner).toHaveAccessibleName(`Status of ${job}: Interview. Change`)
  await expect.element(planner).toHaveFocus()
})

test('the status of a row is large enough for a thumb', async () => {
  await page.viewport(360, 740)
  await openApplications(fakeApplications({}))
  await expect.element(planner).toBeVisible()
  expect(planner.element().getBoundingClientRect().height).toBe(44)
})

test('nothing covers the menu of a status: every choice can be pressed', async () => {
  await page.viewport(360, 740)
  const applications = fakeApplications()
  applications.trackMany(12)
  await openApplications(applications, '?status=applied')
  const newest = statusButton('Job 12')
  await expect.element(newest).toBeVisible()
  scrollTo(0, scrollY + newest.element().getBoundingClientRect().bottom - 440)
  await newest.click()
  const last = menuItem('Withdrawn')
  const isHit = () => {
    const item = last.query()
    if (!item) return false
    const { x, y, width, height } = item.getBoundingClientRect()
    return item.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  await expect.poll(isHit).toBe(true)
})

test('when a filter hides the row, the focus moves to the next one', async () => {
  const applications = fakeApplications(
    { jobTitle: 'Oldest' },
    { jobTitle: 'Middle' },
    { jobTitle: 'Newest' },
  )
  await openApplications(applications, '?status=applied')
  await moveByKey(statusButton('Middle'), 'Rejected')
  await expectTitles('Newest', 'Oldest')
  await expect.element(statusButton('Oldest')).toHaveFocus()
  await moveByKey(statusButton('Oldest'), 'Rejected')
  await expect.element(statusButton('Newest')).toHaveFocus()
  await moveByKey(statusButton('Newest'), 'Rejected')
  await expect.element(noMatch).toBeVisible()
  await expect.element(heading).toHaveFocus()
})

test('Undo restores the status, the day and the stage, and can itself be undone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  const applications = fakeApplications({ status: 'saved' })
  await openApplications(applications)
  await moveBy(planner, 'Applied')
  await expectToast('Moved to Applied', job)
  const applied = { status: 'applied', appliedDate: '2026-11-20', stage: 2 }
  expect(applications.all()).toMatchObject([applied])
  await undo.click()
  await expectToast('Moved to Saved', job)
  await expect.element(planner).toHaveTextContent('Saved')
  expect(applications.all()).toMatchObject([{ status: 'saved', appliedDate: null, stage: 1, version: 3 }])
  await undo.click()
  await expectToast('Moved to Applied', job)
  expect(applications.all()).toMatchObject([{ ...applied, version: 4 }])
})

test('two quick moves: Undo takes back the last one only', async () => {
  const applications = fakeApplications({ status: 'saved' })
  await openApplications(applications, '?view=board')
  const sending = server.hold('applications.update')
  await move('Supply Planner', 'Applied')
  await move('Supply Planner', 'Interview')
  sending.goOn()
  await expectToast('Moved to Interview', job)
  await undo.click()
  await expectToast('Moved to Applied', job)
  await expectIn('Supply Planner', 'Applied')
  expect(applications.all()).toMatchObject([
    { status: 'applied', appliedDate: expect.any(String), stage: 2, version: 4 },
  ])
})

test('two quick moves: an Undo of the first, pressed meanwhile, undoes both', async () => {
  const applications = fakeApplications({ status: 'saved' })
  await openApplications(applications, '?view=board')
  await move('Supply Planner', 'Applied')
  await expectToast('Moved to Applied', job)
  const sending = server.hold('applications.update')
  await move('Supply Planner', 'Offer')
  await expectIn('Supply Planner', 'Offer')
  await undo.click()
  await expectIn('Supply Planner', 'Saved')
  sending.goOn()
  await expectToast('Moved to Saved', job)
  await expectIn('Supply Planner', 'Saved')
  expect(applications.all()).toMatchObject([{ status: 'saved', appliedDate: null, stage: 1, version: 4 }])
})

test('Undo does not remove later changes of another screen', async () => {
  const applications = fakeApplications({})
  await openApplications(applications)
  await moveBy(planner, 'Interview')
  await expectToast('Moved to Interview', job)
  const [moved] = applications.all()
  if (!moved) throw new Error('the application is gone')
  const event = { ...moved, topic: 'applications', change: 'modified' } as const
  // The echo of the move, and then what the other screen did.
  live.tell(event)
  live.tell({ ...event, ...applications.update(moved.id, { status: 'rejected', version: 2 }) })
  await expect.element(planner).toHaveTextContent('Rejected')
  await undo.click()
  await expectToast(
    'Changed somewhere else',
    `${job} was changed on another screen. You see it as it is now.`,
  )
  await expect.element(planner).toHaveTextContent('Rejected')
  expect(applications.all()).toMatchObject([{ status: 'rejected', stage: 3, version: 3 }])
})

test.for([
  ['on the way there', server.cut],
  ['on the way back', server.loseAnswers],
] as const)(
  'a move whose connection was lost %s shows an error, can be retried, and can be undone',
  async ([, breakLine]) => {
    const appliedDate = '2026-10-01'
    const applications = fakeApplications({ status: 'saved', appliedDate })
    await openApplications(applications)
    const line = breakLine('applications.update')
    await moveBy(planner, 'Offer')
    const words = `The move of ${job} to Offer may not be saved. Nothing else has changed.`
    await expectToast('Connection lost', words)
    line.mend()
    await toast.getByRole('button', { name: 'Try again' }).click()
    await expectToast('Moved to Offer', job)
    await expect.element(planner).toHaveTextContent('Offer')
    expect(applications.all()).toMatchObject([{ status: 'offer', appliedDate, stage: 4, version: 2 }])
    await undo.click()
    await expectToast('Moved to Saved', job)
    expect(applications.all()).toMatchObject([{ status: 'saved', appliedDate, stage: 1, version: 3 }])
  },
)

test('the moves of one person are forgotten when another one signs in', async () => {
  const id = '01KADEM0000000000000000001'
  await openApplications(fakeApplications({ id, status: 'saved' }))
  await moveBy(planner, 'Applied')
  await expectToast('Moved to Applied', job)
  await cleanup()

  const { answers } = fakeApplications({ id, status: 'saved' })
  const musa = { sub: 'musa', email: 'musa@example.com', name: 'Musa Sani' }
  await openApp('/dashboard/applications', { answers, person: musa })
  const line = server.cut('applications.update')
  await moveBy(planner, 'Offer')
  await expectToast(
    'Connection lost',
    `The move of ${job} to Offer may not be saved. Nothing else has changed.`,
  )
  line.mend()
  await toast.getByRole('button', { name: 'Try again' }).click()
  await expectToast('Moved to Offer', job)
})
