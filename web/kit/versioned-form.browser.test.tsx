import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { ulid } from 'ulid'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { queryClient } from '../api/query-client.ts'
import { LineField } from '../forms/fields.tsx'
import { expectToast, toast } from '../testing/toast.ts'
import { formDraft } from './draft.ts'
import { FormDialog } from './form-dialog.tsx'
import { renderAt } from './kit.testing.tsx'
import { useVersionedForm } from './use-versioned-form.ts'

const fields = z.object({
  title: z.string().check(z.minLength(1, 'A title is required.')),
  place: z.string(),
})
/** As typed: a draft may hold what the form would not take yet. */
const typed = z.object({ title: z.string(), place: z.string() })
type Fields = z.infer<typeof fields>
type Note = Fields & { id: string; version: number }

const first: Note = { id: ulid(), version: 1, title: 'Rice', place: 'Jos' }
const draftOf = (id: string | null) => formDraft('ngozi', `note.${id ?? 'new'}`, typed)

/** The rows of the server, what it was sent, and what happens to the next save. */
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

const Editor = ({ isNew = false }: { isNew?: boolean }) => {
  const { data } = useQuery({ queryKey: ['note'], queryFn: () => server.notes.get(first.id) ?? null })
  const form = useVersionedForm<Note, Fields, Fields>({
    row: isNew ? null : (data ?? first),
    idOf: ({ id }) => id,
    draftOf,
    fieldsOf: row => ({ title: row?.title ?? '', place: row?.place ?? '' }),
    resolver: zodResolver(fields),
    names: z.keyof(fields),
    mutationKey: ['note', 'save'],
    reload: async id => {
      const now = server.notes.get(id)
      if (!now) throw new ApiError('not_found')
      return now
    },
    update: (id, version, changes) => save(id, version, changes, false),
    create: { freshId: ulid, send: (id, values) => save(id, 0, values, true) },
    toastOf: () => ({ kind: 'error', title: 'Error', description: 'It was not saved.' }),
    onSaved: row => {
      if (!isNew) queryClient.setQueryData(['note'], row)
    },
  })
  const { conflict, isNew: creates, isDeleted, touched } = form
  return (
    <FormDialog
      open
      onClose={() => undefined}
      title={creates ? 'New note' : 'Edit note'}
      of={form}
      differences={
        conflict ? [{ name: 'Place', theirs: conflict.theirs.place, mine: conflict.mine.place ?? '' }] : []
      }
      saveLabel={isDeleted ? 'Create it again' : creates ? 'Create' : 'Save'}
      focus={[]}
    >
      <LineField name="title" label="Title" />
      <LineField name="place" label="Place" />
      <p>{touched ? 'There is something to save' : 'All is saved'}</p>
    </FormDialog>
  )
}

const field = (name: 'Title' | 'Place') => page.getByRole('textbox', { name })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const saved = () => expect.element(page.getByText('All is saved')).toBeVisible()

test('only what was changed is sent, from the version that was seen', async () => {
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
  '%s: what is typed while a save is on its way stays, and is saved next',
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

test('a row that was changed elsewhere is shown at once while nothing is typed, and stands beside what was typed else', async () => {
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

test('who takes what is there can bring back what they typed', async () => {
  await renderAt('/', <Editor />)
  await field('Place').fill('Kano')
  server.notes.set(first.id, { ...first, version: 2, place: 'Lagos' })
  await press('Save')
  await press('Keep what is there')
  await expect.element(field('Place')).toHaveValue('Lagos')
  await toast.getByRole('button', { name: 'Bring it back' }).click()
  await expect.element(field('Place')).toHaveValue('Kano')
})

test('a create whose answer was lost is the same create, also after a reload', async () => {
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

test('a row that was deleted elsewhere is created again, as another one', async () => {
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
