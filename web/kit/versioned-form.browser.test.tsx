import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectionLost } from '../api/connection-lost.ts'
import { expectToast } from '../testing/toast.ts'
import { renderAt } from './kit.testing.tsx'
import { lazyDialog } from './lazy-dialog.tsx'
import { beginAnew, draftOf, Editor, field, first, press, saved, server } from './versioned-form.testing.tsx'

beforeEach(beginAnew)

test('a save sends only the changed fields, with the version that the person saw', async () => {
  await renderAt('/', <Editor />)
  await field('Place').fill('Kano')
  await press('Save')
  await saved()
  expect(server.sent).toEqual([{ id: first.id, changes: { place: 'Kano' }, isCreate: false }])
  expect(draftOf(first.id).read()).toBeNull()
})

test.each([
  ['an edit', false, 'Save', { place: 'Kano' }],
  ['a new row', true, 'Create', { title: 'Beans', place: 'Kano' }],
] as const)(
  '%s: what the person types during a save stays, and is saved next',
  async (_, isNew, button, sent) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    server.before = () => promise
    await renderAt('/', <Editor isNew={isNew} />)
    if (isNew) await field('Title').fill('Beans')
    await field('Place').fill('Kano')
    await press(button)
    await expect.poll(() => server.sent).toHaveLength(1)
    await field('Title').fill('Yam')
    server.before = async () => {}
    resolve()
    await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
    await expect.element(field('Title')).toHaveValue('Yam')
    await press('Save')
    await saved()
    expect(server.sent).toMatchObject([{ changes: sent }, { changes: { title: 'Yam' }, isCreate: false }])
    expect([...server.notes.values()].at(-1)).toMatchObject({ title: 'Yam', place: 'Kano' })
  },
)

test('a create whose answer was lost is sent again with the same id, also after a reload', async () => {
  const screen = await renderAt('/', <Editor isNew />)
  await field('Title').fill('Beans')
  server.after = () => Promise.reject(new ConnectionLost())
  await press('Create')
  await expectToast('Error', 'It was not saved.')
  await screen.unmount()
  server.after = async () => {}
  await renderAt('/', <Editor isNew />)
  await press('Create')
  await saved()
  expect(server.sent[1]?.id).toBe(server.sent[0]?.id)
  expect(server.notes.size).toBe(2)
})

test('a row that another tab deleted is created again with a new id', async () => {
  await renderAt('/', <Editor />)
  await field('Place').fill('Kano')
  server.notes.delete(first.id)
  await press('Save')
  await press('Create it again')
  await saved()
  const [again] = server.notes.values()
  expect(again).toMatchObject({ title: 'Rice', place: 'Kano' })
  expect(again?.id).not.toBe(first.id)
})

const Closing = lazyDialog(async () => Editor)

const Opener = () => {
  const [open, setOpen] = useState(true)
  return <Closing open={open} onClose={() => setOpen(false)} />
}

test('a dialog that closes on a save says that it is saved, and one that is closed before says where the words are', async () => {
  const screen = await renderAt('/', <Opener />)
  await field('Place').fill('Kano')
  await press('Save')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expectToast('Saved')
  await screen.unmount()

  await renderAt('/', <Opener />)
  await field('Place').fill('Jos')
  await press('Close')
  await expectToast(/not saved yet/, /kept on this device/)
})
