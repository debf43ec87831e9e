import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAlone } from '../testing/render.tsx'
import { timing } from '../timing.ts'
import { FormError } from './message.tsx'
import { notify } from './notify.ts'

const undo = { label: 'Undo', onClick: () => undefined }
const saved = page.getByText('Saved')
const dismiss = page.getByRole('button', { name: 'Dismiss' })

beforeEach(() => {
  vi.spyOn(timing, 'toast', 'get').mockReturnValue(5_000)
  vi.spyOn(timing, 'toastWithAction', 'get').mockReturnValue(10_000)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000)

test.each([
  { toast: 'news', action: {}, shown: 5 },
  { toast: 'something to undo', action: { action: undo }, shown: 10 },
])('$toast is shown for $shown seconds', async ({ action, shown }) => {
  await renderAlone(<main />)
  notify({ kind: 'success', title: 'Saved', ...action })
  await expect.element(saved).toBeVisible()
  await seconds(shown - 0.5)
  expect(saved.query()).not.toBeNull()
  await seconds(0.5)
  await expect.element(saved).not.toBeInTheDocument()
})

test('a toast stays as long as the pointer or the focus is in it, whichever of them leaves first', async () => {
  await renderAlone(<button type="button">Beside</button>)
  const beside = page.getByRole('button', { name: 'Beside' })
  await beside.click()
  notify({ kind: 'success', title: 'Saved' })
  await saved.hover()
  await userEvent.keyboard('{Alt>}t{/Alt}')
  await expect.element(dismiss).toHaveFocus()
  await beside.hover()
  await seconds(60)
  await saved.hover()
  await userEvent.tab({ shift: true })
  await expect.element(beside).toHaveFocus()
  await seconds(60)
  expect(saved.query()).not.toBeNull()
  await beside.hover()
  await seconds(4.5)
  expect(saved.query()).not.toBeNull()
  await seconds(0.5)
  await expect.element(saved).not.toBeInTheDocument()
})

test('a person who leaves a toast has the focus where it was before', async () => {
  await renderAlone(<button type="button">Beside</button>)
  const beside = page.getByRole('button', { name: 'Beside' })
  await beside.click()
  notify({ kind: 'success', title: 'Saved' })
  await expect.element(dismiss).toBeVisible()
  await userEvent.keyboard('{Alt>}t{/Alt}')
  await expect.element(dismiss).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(saved).not.toBeInTheDocument()
  await expect.element(beside).toHaveFocus()
})

test('a toast does not show what the form in view says too', async () => {
  const words = 'The email or the password is not right.'
  await renderAlone(<FormError text={words} />)
  notify({ kind: 'error', title: 'Login Error', description: words })
  const said = page.getByRole('region', { name: /^Notifications/ }).getByText(words)
  await expect.poll(() => said.element().getBoundingClientRect().height).toBe(1)
  notify({ kind: 'error', title: 'Login Error', description: 'The connection was lost.' })
  await expect
    .poll(() => page.getByText('The connection was lost.').element().getBoundingClientRect().height)
    .toBeGreaterThan(10)
})
