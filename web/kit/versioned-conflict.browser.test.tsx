import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectToast } from '../testing/toast.ts'
import { renderAt } from './kit.testing.tsx'
import { beginAnew, Editor, field, first, press, saved, server, show } from './versioned-form.testing.tsx'

beforeEach(beginAnew)

test('a newer row is shown at once in a form without changes, and is a conflict in a form with changes', async () => {
  await renderAt('/', <Editor />)
  server.notes.set(first.id, { ...first, version: 2, place: 'Uyo' })
  show()
  await expect.element(field('Place')).toHaveValue('Uyo')
  await field('Place').fill('Kano')
  server.notes.set(first.id, { ...first, version: 3, title: 'Red rice', place: 'Lagos' })
  await press('Save')
  await expect.element(page.getByText('Lagos')).toBeVisible()
  await press('Keep mine')
  await saved()
  expect(server.notes.get(first.id)).toMatchObject({ title: 'Red rice', place: 'Kano' })
})

test('with independent fields, the person is asked only about a field that both sides changed', async () => {
  await renderAt('/', <Editor isIndependent />)
  await field('Title').fill('Yam')
  server.notes.set(first.id, { ...first, version: 2, place: 'Lagos' })
  await press('Save')
  await saved()
  expect(server.notes.get(first.id)).toMatchObject({ title: 'Yam', place: 'Lagos', version: 3 })

  await field('Title').fill('Beans')
  await field('Place').fill('Kano')
  server.notes.set(first.id, { ...first, version: 4, title: 'Yam', place: 'Uyo' })
  await press('Save')
  await press('Keep what is saved')
  await expect.element(field('Place')).toHaveValue('Uyo')
  await expect.element(field('Title')).toHaveValue('Beans')
  await press('Save')
  await saved()
  expect(server.notes.get(first.id)).toMatchObject({ title: 'Beans', place: 'Uyo', version: 5 })
})

test('the person is asked about a field that they typed over while a save brought in another value of it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.before = () => promise
  await renderAt('/', <Editor isIndependent />)
  await field('Title').fill('Yam')
  server.notes.set(first.id, { ...first, version: 2, place: 'Lagos' })
  await press('Save')
  await expect.poll(() => server.sent).toHaveLength(1)
  await field('Place').fill('Kano')
  server.before = async () => {}
  resolve()
  await expectToast('Saved')
  expect(server.notes.get(first.id)).toMatchObject({ title: 'Yam', place: 'Lagos', version: 3 })
  await press('Save')
  await expect.element(page.getByText('Lagos')).toBeVisible()
  await press('Keep mine')
  await saved()
  expect(server.notes.get(first.id)).toMatchObject({ title: 'Yam', place: 'Kano', version: 4 })
})

test('in a conflict both texts are those that differed, and what was typed since stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.before = () => promise
  await renderAt('/', <Editor isIndependent />)
  await field('Place').fill('Kano')
  server.notes.set(first.id, { ...first, version: 2, place: 'Lagos' })
  await press('Save')
  await expect.poll(() => server.sent).toHaveLength(1)
  await field('Place').fill('Lagos')
  await field('Title').fill('Yam')
  server.before = async () => {}
  // A second load, if there was one, would find that nothing differs.
  server.onLoad = () => server.notes.set(first.id, { ...first, version: 3 })
  resolve()
  await expect.element(page.getByText('Kano')).toBeVisible()
  await expect.element(page.getByText('Lagos')).toBeVisible()
  await press('Keep mine')
  await expect.element(field('Title')).toHaveValue('Yam')
  await expect.element(field('Place')).toHaveValue('Lagos')
  expect(server.notes.get(first.id)).toMatchObject({ title: 'Rice', place: 'Kano' })
})

test('a person who keeps the other version can bring back what they typed', async () => {
  await renderAt('/', <Editor />)
  await field('Place').fill('Kano')
  server.notes.set(first.id, { ...first, version: 2, place: 'Lagos' })
  await press('Save')
  await press('Keep what is saved')
  await expect.element(field('Place')).toHaveValue('Lagos')
  await expect.element(page.getByText('What you typed was replaced.')).toHaveFocus()
  await press('Bring it back')
  await expect.element(field('Place')).toHaveValue('Kano')
  await press('Save')
  await saved()
  expect(server.notes.get(first.id)).toMatchObject({ place: 'Kano', version: 3 })
})
