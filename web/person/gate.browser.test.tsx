import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { trial } from '../../shared/domain/subscription.testing.ts'
import { renderAt } from '../kit/kit.testing.tsx'
import { session } from '../session/store.ts'
import { fakeBilling } from '../testing/billing.ts'
import { server } from '../testing/fake-server.ts'
import { ngozi } from '../testing/newcomer.ts'
import { openApp } from '../testing/render.tsx'
import { fakeResumes } from '../testing/resumes.ts'
import { expectToast } from '../testing/toast.ts'
import { Gate } from './gate.tsx'
import { TrialSheet } from './trial-sheet.tsx'

const navigation = page.getByRole('navigation', { name: 'Main' })
const place = (name: string) => navigation.getByRole('link', { name })
const hint = page.getByText('Upgrade to Elite plan', { exact: true })
const terms = page.getByText('7-day free trial • Cancel anytime')
const tryElite = page.getByRole('button', { name: 'Try Elite free for 7 days' })
const sheet = page.getByRole('dialog', { name: 'Try Elite free for 7 days' })
const start = sheet.getByRole('button', { name: 'Start my 7 days of Elite' })

test('on Free, a locked screen says so to pointer, keyboard and screen reader, and shows what opens it', async () => {
  await openApp('/dashboard', fakeBilling())
  await expect.element(place('Insights')).toHaveAccessibleDescription('Locked. Upgrade to Elite plan')
  await expect.element(place('Cover Letter Generator')).toHaveAccessibleDescription('')
  await expect.element(place('Interview Coach')).toHaveAccessibleDescription('')
  await place('Insights').hover()
  await expect.element(hint).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(hint).not.toBeInTheDocument()
  place('Dashboard').element().focus()
  await userEvent.tab()
  await expect.element(place('Insights')).toHaveFocus()
  await expect.element(hint).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
  await expect.element(terms).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Upgrade to Elite' }).click()
  await expect.poll(() => document.title).toBe('Subscription · Aiki')
})

/** A part of a screen that only Elite has. */
const openGate = ({ answers }: Pick<ReturnType<typeof fakeBilling>, 'answers'>) => {
  server.answers(answers)
  session.set(ngozi)
  return renderAt(
    '/dashboard/insights?weeks=4',
    <>
      <Gate feature="insights" head={null} title="See more" gains={['Answers', 'Your pace', 'Sites']}>
        <p>What Elite opens</p>
      </Gate>
      <TrialSheet />
    </>,
  )
}
const opened = page.getByText('What Elite opens')

test('a trial opens locked screens, after a sheet has named its plan, its end, and that there is one', async () => {
  await openGate(fakeBilling({ now: '2026-11-21T12:00:00.000Z' }))
  await expect.element(page.getByRole('heading', { name: 'See more' })).toBeVisible()
  await expect.element(terms).toBeVisible()
  expect(opened.query()).toBeNull()
  await tryElite.click()
  await expect.element(sheet).toMatchTextContent(/Ends28 November, 13:0\d, by itself\./)
  await expect.element(sheet).toMatchTextContent('You have one free trial, for Pro or for Elite.')
  expect(location.search).toBe('?weeks=4&trial=elite')
  await sheet.getByRole('button', { name: 'Not now' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(tryElite).toHaveFocus()
  expect(server.asked('subscription.startTrial')).toEqual([])

  await tryElite.click()
  await start.click()
  await expectToast('Trial Started!', /^You have Elite until .* Nothing is charged\.$/)
  await expect.element(opened).toBeVisible()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(location.search).toBe('?weeks=4')
  expect(terms.query()).toBeNull()
})

test('a trial whose answer was lost is found by the next press', async () => {
  await openGate(fakeBilling())
  await tryElite.click()
  await expect.element(start).toBeVisible()
  const lost = server.loseAnswers('subscription.startTrial')
  const cut = server.cut('subscription.get')
  await start.click()
  await expectToast('Trial Error', 'The connection was lost. Please try again: a trial begins only once.')
  lost.mend()
  cut.mend()
  await start.click()
  await expectToast('Trial Started!', /^You have Elite until /)
  await expect.element(opened).toBeVisible()
})

test('a person who has used the trial is offered none, and is told so where an old link asks for one', async () => {
  await openApp(
    '/dashboard/insights?trial=elite',
    fakeBilling({ history: [trial('2026-01-05T12:00:00.000Z', 'pro')] }),
  )
  const used = page.getByRole('dialog', { name: 'Your free trial is used' })
  await expect.element(used).toMatchTextContent('Elite costs ₦7,000 ($4.57) a month.')
  await used.getByRole('button', { name: 'Close' }).first().click()
  await expect.element(used).not.toBeInTheDocument()
  const main = page.getByRole('main')
  await expect.element(main.getByRole('link', { name: 'Upgrade to Elite' })).toBeVisible()
  expect(terms.query()).toBeNull()
  expect(tryElite.query()).toBeNull()
})

test('over a gate in a dialog the sheet opens on top, and the dialog stays', async () => {
  const billing = fakeBilling()
  const resumes = fakeResumes()
  const { id } = resumes.make()
  const answers = { ...resumes.answers, ...billing.answers }
  await openApp(`/dashboard/resume-builder/${id}?sheet=tailor`, { answers })
  await tryElite.click()
  await expect.element(start).toBeVisible()
  await sheet.getByRole('button', { name: 'Not now' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Tailor to a job' })).toBeVisible()
  await expect.element(tryElite).toHaveFocus()
  await tryElite.click()
  await start.click()
  await expect.element(page.getByRole('button', { name: 'Tailor resume' })).toBeVisible()
  expect(location.search).toBe('?sheet=tailor')
})
