import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../shared/api/errors.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { queryClient } from '../api/query-client.ts'
import { expectToast, toast } from '../testing/toast.ts'
import { collection } from './collection.ts'
import { renderAt } from './kit.testing.tsx'
import { lazyDeleteQuestion } from './lazy-delete-question.tsx'
import { Loaded } from './loaded.tsx'
import { useDelete } from './use-delete.ts'

type Note = { id: string; title: string }
type List = { notes: Note[] }

const queryKey = ['notes'] as const
const rows = collection<List, Note>({
  queryKey,
  rows: ({ notes }) => notes,
  withRows: (list, notes) => ({ ...list, notes }),
})
const all = ['3', '2', '1'].map(id => ({ id, title: `Note ${id}` }))
/** What the server answers. */
const server = { list: async (): Promise<List> => ({ notes: all }), remove: async () => {} }

beforeEach(() => {
  server.list = async () => ({ notes: all })
  server.remove = async () => {}
})

const Question = lazyDeleteQuestion<Note>()

const Notes = ({ optimistic = false }: { optimistic?: boolean }) => {
  const query = useQuery({ queryKey, queryFn: () => server.list(), meta: { failed: 'Failed to load notes' } })
  const remove = useDelete<Note>({
    mutationKey: [...queryKey, 'remove'],
    remove: () => server.remove(),
    onDeleted: ({ id }) => rows.remove(queryClient, id),
    ...(optimistic && { optimistic: { restore: (note: Note) => rows.put(queryClient, note) } }),
    successToast: ({ title }) => ({ title: 'Deleted', description: title }),
    failed: 'Could not delete the note.',
  })
  return (
    <Loaded query={query} loading="Loading notes" failed="The notes could not be loaded.">
      {({ notes }) => (
        <>
          {notes.map(note => (
            <button
              key={note.id}
              type="button"
              data-focus={`delete-${note.id}`}
              onClick={() => remove.ask(note)}
            >
              {note.title}
            </button>
          ))}
          <Question
            remove={remove}
            rows={notes}
            noun="note"
            text={({ title }) => `${title} is deleted for good.`}
          />
        </>
      )}
    </Loaded>
  )
}

const note = (id: string) => page.getByRole('button', { name: `Note ${id}` })
const deleteNote = async (id: string) => {
  await note(id).click()
  await page.getByRole('button', { name: 'Delete note' }).click()
}

test.each([
  ['at once', true],
  ['after the answer', false],
])('a deleted row leaves the list %s, and the focus moves to the next row', async (_, optimistic) => {
  await renderAt('/', <Notes optimistic={optimistic} />)
  await deleteNote('2')
  await expectToast('Deleted', 'Note 2')
  await expect.element(note('2')).not.toBeInTheDocument()
  await expect.element(note('1')).toHaveFocus()
})

test.each([
  ['shown as deleted at once', true],
  ['shown until the answer', false],
])('a failed delete of a row, %s, restores the row and offers a retry', async (_, optimistic) => {
  server.remove = () => Promise.reject(new ConnectionLost())
  await renderAt('/', <Notes optimistic={optimistic} />)
  await deleteNote('2')
  await expectToast('Error', 'Could not delete the note. The connection was lost.')
  expect(queryClient.getQueryData<List>(queryKey)?.notes).toEqual(all)
  server.remove = () => Promise.reject(new ApiError('not_found'))
  await toast.getByRole('button', { name: 'Try again' }).click()
  await expectToast('Deleted', 'Note 2')
  await expect.element(note('2')).not.toBeInTheDocument()
})

test('a list that does not load shows an error, and can be loaded again', async () => {
  server.list = () => Promise.reject(new ApiError('not_found'))
  await renderAt('/', <Notes />)
  await expectToast('Error', 'Failed to load notes')
  server.list = async () => ({ notes: all })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(note('1')).toBeVisible()
})
