import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { followFaq } from './page-controls.ts'

const openAt = (hash: string): void => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<main>
      <details name="faq" id="100%"><summary>Is all of it free?</summary><p>Not all.</p></details>
      <details name="faq" id="boards"><summary>Which job boards?</summary><p>Thirteen.</p></details>
    </main>`,
  )
  history.replaceState(null, '', hash)
  followFaq()
}

afterEach(() => document.querySelector('main')?.remove())

test.each([
  { hash: '#boards', answer: 'Thirteen.' },
  { hash: '#100%25', answer: 'Not all.' },
])('a link to $hash opens its question', async ({ hash, answer }) => {
  openAt(hash)
  await expect.element(page.getByText(answer)).toBeVisible()
  expect(document.querySelectorAll('details[open]')).toHaveLength(1)
})

test('a hash that is no valid encoding names no question, and those after it can be opened', async () => {
  openAt('#100%')
  expect(document.querySelectorAll('details[open]')).toHaveLength(0)
  history.pushState(null, '', '#boards')
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  await expect.element(page.getByText('Thirteen.')).toBeVisible()
})
