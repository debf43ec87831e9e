import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ulid } from 'ulid'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { queryClient } from '../api/query-client.ts'
import { LineField } from '../forms/fields.tsx'
import { expectToast } from '../testing/toast.ts'
import { notify } from '../ui/notify.ts'
import { formDraft } from './draft.ts'
import { FormDialog } from './form-dialog.tsx'
import { renderAt } from './kit.testing.tsx'
import { lazyDialog } from './lazy-dialog.tsx'
import { useUnsavedNote } from './use-unsaved-note.ts'
import { useVersionedForm } from './use-versioned-form.ts'

const fields = z.object({
  title: z.string().check(z.minLength(1, 'A title is required.')),
  place: z.string(),
})
/** The fields as typed, which may be invalid. */
const typed = z.object({ title: z.string(), place: z.string() })
type Fields = z.infer<typeof fields>
type Note = Fields & { id: string; version: number }

const first: Note = { id: ulid(), version: 1, title: 'Rice', place: 'Jos' }
const draftOf = (id: string | null) => formDraft('ngozi', `note.${id ?? 'new'}`, typed)

/** The fake server: its rows, the requests that it got, and what happens to the next save. */
const server = {
  notes: new Map<string, Note>(),
  sent: [] as { id: string; changes: Partial<Fields>; isCreate: boolean }[],
  before: async () => {},
  after: async () => {},
}
const show = () => queryClient.setQueryData(['note'], server.notes.get(first.id) ?? null)

beforeEach(() => {
  server.notes = new Map([[first.id, first]])
  server.sent = []
  server.before = async () => {}
  server.after = async () => {}
  show()
})

const save = async (id: string, version: number, changes: Partial<Fields>, isCreate: boolean) => {
  server.sent.push({ id, changes, isCreate })
  await server.before()
  const now = server.notes.get(id)
  if (!isCreate && !now) throw new ApiError('not_found')
  if (!isCreate && now?.version !== version) throw new ApiError('stale_version')
  const saved = { title: '', place: '', ...now, ...changes, id, version: (now?.version ?? 0) + 1 }
  server.notes.set(id, saved)
  await server.after()
  return saved
}

type EditorProps = { isNew?: boolean; isIndependent?: boolean; open?: boolean; onClose?: () => void }

const Editor = (props: EditorProps) => {
  const { isNew = false, isIndependent = false, open = true, onClose = () => undefined } = props
  const { data } = useQuery({ queryKey: ['note'], queryFn: () => server.notes.get(first.id) ?? null })
  const form = useVersionedForm<Note, Fields, Fields>({
    row: isNew ? null : (data ?? first),
    idOf: ({ id }) => id,
    draftOf,
    fieldsOf: row => ({ title: row?.title ?? '', place: row?.place ?? '' }),
    resolver: zodResolver(fields),
    fieldNames: z.keyof(fields),
    independentFields: isIndependent,
    mutationKey: ['note', 'save'],
    reload: async id => {
      const now = server.notes.get(id)
      if (!now) throw new ApiError('not_found')
      return now
    },
    update: (id, version, changes) => save(id, version, changes, false),
    create: { newId: ulid, send: (id, values) => save(id, 0, values, true) },
    errorToast: () => ({ kind: 'error', title: 'Error', description: 'It was not saved.' }),
    onSaved: row => {
      if (!isNew) queryClient.setQueryData(['note'], row)
      notify({ kind: 'success', title: 'Saved' })
      onClose()
    },
  })
  const { conflict, isNew: creates, isDeleted, isDirty } = form
  useUnsavedNote(open, isDirty, 'note')
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={creates ? 'New note' : 'Edit note'}
      form={form}
      differences={
        conflict ? [{ name: 'Place', theirs: conflict.theirs.place, mine: conflict.mine.place ?? '' }] : []
      }
      saveLabel={isDeleted ? 'Create it again' : creates ? 'Create' : 'Save'}
      focusTargets={[]}
    >
      <LineField name="title" label="Title" />
      <LineField name="place" label="Place" />
      <p>{isDirty ? 'There is something to save' : 'All is saved'}</p>
    </FormDialog>
  )
}

const field = (name: 'Title' | 'Place') => page.getByRole('textbox', { name })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const saved = () => expect.element(page.getByText('All is saved')).toBeVisible()

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
