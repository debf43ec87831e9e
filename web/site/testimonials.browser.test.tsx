import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderAlone } from '../testing/render.tsx'
import { Testimonials } from './landing/testimonials.tsx'
import { turnTestimonials } from './page-controls.ts'

const shown = page.getByRole('figure')
const elsewhere = page.getByRole('button', { name: 'Elsewhere' })

const open = async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await renderAlone(
    <>
      <button type="button">Elsewhere</button>
      <Testimonials />
    </>,
  )
  await elsewhere.hover()
  turnTestimonials()
  await expect.element(shown).toMatchTextContent('Ngọzi')
}
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000)

test('testimonials change automatically, pause during use, and can be chosen', async () => {
  const ask = window.matchMedia.bind(window)
  // The browser of these tests wants no motion; this person does.
  vi.spyOn(window, 'matchMedia').mockImplementation(query => ask(/motion/.test(query) ? 'not all' : query))
  await open()
  pass(5)
  await expect.element(shown).toMatchTextContent('Sadiq')
  await shown.hover()
  pass(20)
  await expect.element(shown).toMatchTextContent('Sadiq')
  await elsewhere.hover()
  pass(5)
  await expect.element(shown).toMatchTextContent('Tèmítọ́pẹ́')
  await page.getByRole('radio', { name: 'Testimonial 1 of 3' }).click()
  await expect.element(shown).toMatchTextContent('Ngọzi')
  await elsewhere.hover()
  pass(20)
  await expect.element(shown).toMatchTextContent('Ngọzi')
})

test('a person who wants no motion sees one testimonial until they choose another', async () => {
  await open()
  pass(20)
  await expect.element(shown).toMatchTextContent('Ngọzi')
  await page.getByRole('radio', { name: 'Testimonial 2 of 3' }).click()
  await expect.element(shown).toMatchTextContent('Sadiq')
})
