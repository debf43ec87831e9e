import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoAxe } from '../testing/accessible.ts'
import { renderBare } from '../testing/render.tsx'
import { system } from '../theme/system.ts'
import { timing } from '../timing.ts'
import { notify } from '../ui/notify.ts'
import { showToasts } from './page-controls.ts'
import { ToastRegion } from './toast-region.tsx'

const openPage = async (): Promise<void> => {
  await renderBare(
    <>
      <main>
        <h1>Aiki</h1>
        <button type="button">Beside</button>
      </main>
      <ToastRegion />
    </>,
  )
  // The parser puts what a pattern holds aside; React does not.
  for (const pattern of document.querySelectorAll('template')) pattern.content.append(...pattern.childNodes)
  onTestFinished(showToasts())
}

test.each([
  { kind: 'success', place: 'status', color: 'success.solid' },
  { kind: 'info', place: 'status', color: 'info.solid' },
  { kind: 'offline', place: 'status', color: 'warning.solid' },
  { kind: 'error', place: 'alert', color: 'error.solid' },
] as const)('a toast of the kind $kind looks and is announced as in the app', async toast => {
  await openPage()
  notify({ kind: toast.kind, title: 'That is so', description: 'It cannot be helped.' })
  const shown = page.getByRole(toast.place)
  await expect.element(shown.getByText('That is so')).toBeVisible()
  await expect.element(shown.getByText('It cannot be helped.')).toBeVisible()
  const icon = shown.element().querySelector('[data-kind]')
  const sample = Object.assign(document.createElement('i'), {
    style: `color: ${system.token.var(`colors.${toast.color}`)}`,
  })
  shown.element().append(sample)
  expect(icon && getComputedStyle(icon).color).toBe(getComputedStyle(sample).color)
  sample.remove()
  await expectNoAxe()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(shown).toBeEmptyDOMElement()
})

test('a toast stays while it has the focus, and closes in its time after that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await openPage()
  notify({ kind: 'success', title: 'Thank you!' })
  const words = page.getByText('Thank you!')
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  const beside = page.getByRole('button', { name: 'Beside' })
  await words.hover()
  dismiss.element().focus()
  await beside.hover()
  await vi.advanceTimersByTimeAsync(2 * timing.toast)
  expect(words.query()).not.toBeNull()
  beside.element().focus()
  await vi.advanceTimersByTimeAsync(timing.toast)
  await expect.element(words).not.toBeInTheDocument()
})
