import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../../testing/render.tsx'

test('the privacy policy inside the app has its content', async () => {
  await openApp('/dashboard/privacy')
  const main = page.getByRole('main')
  await expect.element(main.getByText('Last updated January 2025')).toBeVisible()
  const headings = main.getByRole('heading', { level: 2 })
  expect(headings.elements().map(({ textContent }) => textContent)).toEqual([
    'What we collect',
    'How we use it',
    'Security',
    'Sharing',
    'Your rights',
    'Contact',
  ])
  await expect.element(main).toMatchTextContent('We never sell your data.')
  await expect.element(main).toMatchTextContent('We reply within 48 hours.')
  await expect.element(main).toMatchTextContent('Lagos, Nigeria')
})
