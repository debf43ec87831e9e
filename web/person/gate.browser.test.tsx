import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../api/query-client.ts'
import { session } from '../session/store.ts'
import { fakeBilling } from '../testing/billing.ts'
import { server } from '../testing/fake-server.ts'
import { ngozi } from '../testing/newcomer.ts'
import { openApp, renderAlone } from '../testing/render.tsx'
import { expectToast } from '../testing/toast.ts'
import { Gate } from './gate.tsx'

const navigation = page.getByRole('navigation', { name: 'Main' })
const place = (name: string) => navigation.getByRole('link', { name })
const hint = page.getByText('Upgrade to Pro plan', { exact: true })
const terms = page.getByText('7-day free trial • Cancel anytime')
const startTrial = page.getByRole('button', { name: 'Start 7-day free trial' })

test('on Free, a locked screen says so to pointer, keyboard and screen reader, and shows what opens it', async () => {
  await openApp('/dashboard', fakeBilling())
  await expect.element(place('Insights')).toHaveAccessibleDescription('Locked. Upgrade to Pro plan')
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
  await expect.poll(() => document.title).toBe('Upgrade · Aiki')
})

/** A part of a screen that only Elite has. */
const openGate = ({ answers }: Pick<ReturnType<typeof fakeBilling>, 'answers'>) => {
  server.answers(answers)
  session.set(ngozi)
  return renderAlone(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Gate feature="insights" head={null} title="See more" gains={['Answers', 'Your pace', 'Sites']}>
          What Elite opens
        </Gate>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const opened = page.getByText('What Elite opens')

test('a trial opens locked screens', async () => {
  await openGate(fakeBilling())
  await expect.element(page.getByRole('heading', { name: 'See more' })).toBeVisible()
  await expect.element(terms).toBeVisible()
  expect(opened.query()).toBeNull()
  await startTrial.click()
  await expectToast('Trial Started!', /^You have Elite until .* Nothing is charged\.$/)
  await expect.element(opened).toBeVisible()
  expect(terms.query()).toBeNull()
})

test('a trial whose answer was lost is found by the next press', async () => {
  await openGate(fakeBilling())
  await expect.element(startTrial).toBeVisible()
  const lost = server.loseAnswers('subscription.startTrial')
  const cut = server.cut('subscription.get')
  await startTrial.click()
  await expectToast('Trial Error', 'The connection was lost. Please try again: a trial begins only once.')
  lost.mend()
  cut.mend()
  await startTrial.click()
  await expectToast('Trial Started!', /^You have Elite until /)
  await expect.element(opened).toBeVisible()
})
