import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { ulid } from 'ulid'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { queryClient } from '../api/query-client.ts'
import { LineField } from '../forms/fields.tsx'
import { notify } from '../ui/notify.ts'
import { formDraft } from './draft.ts'
import { FormDialog } from './form-dialog.tsx'
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

export const first: Note = { id: ulid(), version: 1, title: 'Rice', place: 'Jos' }
export const draftOf = (id: string | null) => formDraft('ngozi', `note.${id ?? 'new'}`, typed)

/** The fake server: its rows, the requests that it got, and what happens to the next save. */
export const server = {
  notes: new Map<string, Note>(),
  sent: [] as { id: string; changes: Partial<Fields>; isCreate: boolean }[],
  before: async () => {},
  after: async () => {},
  /** What happens after a row was loaded. */
  onLoad: () => {},
}
/** The rows as the screens of the person have them. */
export const show = () => queryClient.setQueryData(['note'], server.notes.get(first.id) ?? null)

/** Before each test. Files share this module, so each of them says so itself. */
export const beginAnew = (): void => {
  server.notes = new Map([[first.id, first]])
  server.sent = []
  server.before = async () => {}
  server.after = async () => {}
  server.onLoad = () => {}
  show()
}

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

export const Editor = (props: EditorProps) => {
  const { isNew = false, isIndependent = false, open = true, onClose = () => undefined } = props
  const { data } = useQuery({ queryKey: ['note'], queryFn: () => server.notes.get(first.id) ?? null })
  const form = useVersionedForm<Note, Fields, Fields>({
    row: isNew ? null : (data ?? first),
    idOf: ({ id }) => id,
    draftOf,
    fieldsOf: row => ({ title: row?.title ?? '', place: row?.place ?? '' }),
    resolver: zodResolver(fields),
    fieldNames: z.keyof(fields),
    ...(isIndependent && {
      independent: {
        valuesOf: (values: Fields) => values,
        rowWith: (row: Note, values: Fields) => ({ ...row, ...values }),
      },
    }),
    mutationKey: ['note', 'save'],
    reload: async id => {
      const now = server.notes.get(id)
      if (!now) throw new ApiError('not_found')
      server.onLoad()
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

export const field = (name: 'Title' | 'Place') => page.getByRole('textbox', { name })
export const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
export const saved = () => expect.element(page.getByText('All is saved')).toBeVisible()
