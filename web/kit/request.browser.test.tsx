import { zodResolver } from '@hookform/resolvers/zod'
import { ulid } from 'ulid'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { LineField } from '../forms/fields.tsx'
import { formDraft, newDraft } from './draft.ts'
import { renderAt } from './kit.testing.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { requestError } from './request-error.ts'
import type { StreamEvent } from './streamed-text.ts'
import { useAddress } from './use-address.ts'
import { useDraftForm } from './use-draft-form.ts'
import { useRequest } from './use-request.ts'

const fields = z.object({ title: z.string() })
const stored = formDraft('ngozi', 'new-note', fields)

type Note = { id: string; title: string }
type Send = (body: Note, signal: AbortSignal) => Promise<Note> | AsyncIterable<StreamEvent<Note>>
/** The fake server: the ids of the requests, the next answer, and the calls of onSuccess and onFailed. */
const server: { ids: string[]; answer: Send; made: [string, boolean][]; failed: string[] } = {
  ids: [],
  answer: async note => note,
  made: [],
  failed: [],
}

beforeEach(() => {
  server.ids = []
  server.made = []
  server.failed = []
  server.answer = async note => note
})

const NewNote = ({ open = true }: { open?: boolean }) => {
  const draft = useDraftForm({
    stored,
    initialDraft: () => newDraft({ title: '' }, { id: ulid() }),
    resolver: zodResolver(fields),
  })
  const state = useRequest({
    draft,
    open,
    mutationKey: ['notes', 'write'],
    errorOf: error => requestError(error, { failed: 'It was not written.' }),
    onFailed: ({ code }) => server.failed.push(code),
  })
  const submit = draft.form.handleSubmit(({ title }) =>
    state.request<{ title: string }, Note>(
      { title },
      (body, signal) => {
        server.ids.push(body.id)
        return server.answer(body, signal)
      },
      (note, isHere) => server.made.push([note.title, isHere]),
    ),
  )
  return (
    <RequestDialog
      open={open}
      onClose={() => undefined}
      title="New note"
      request={{ ...draft, ...state }}
      onSubmit={submit}
      submitLabel="Write it"
      busyLabel="Writing..."
      progress={parts => <p>So far: {parts.get('text')}</p>}
      focusTargets={[]}
      onStartOver={() => draft.form.setFocus('title')}
    >
      <LineField name="title" label="Title" />
    </RequestDialog>
  )
}

const Closable = () => <NewNote open={!useAddress().params.has('closed')} />

const error = page.getByRole('dialog').getByRole('alert')
const title = page.getByRole('textbox', { name: 'Title' })
const press = (name: string) => page.getByRole('button', { name }).click()
const begin = async (words = 'Rice') => {
  const screen = await renderAt('/notes', <NewNote />)
  await title.fill(words)
  return screen
}
const fail = (error: Error) => {
  server.answer = () => Promise.reject(error)
}

test.each([
  ['the connection was lost', new ConnectionLost()],
  ['the request is in progress', new ApiError('in_progress')],
])(
  '%s: the same content keeps its id, also after a reload, and other content gets a new id',
  async (_, cause) => {
    const screen = await begin()
    fail(cause)
    await press('Write it')
    await expect.element(error).toBeVisible()
    await screen.unmount()

    await renderAt('/notes', <NewNote />)
    await expect.element(title).toHaveValue('Rice')
    await press('Write it')
    await expect.element(error).toBeVisible()
    await title.fill('Beans')
    server.answer = async note => note
    await press('Try again')
    await expect.poll(() => server.made).toEqual([['Beans', true]])
    const [first, second, third] = server.ids
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(stored.read()).toBeNull()
  },
)

test('a refused request shows the error, and keeps what the person typed', async () => {
  await begin()
  fail(new ApiError('daily_limit'))
  await press('Write it')
  await expect.poll(() => server.failed).toEqual(['daily_limit'])
  await expect.element(title).toHaveValue('Rice')
  expect(stored.read()).toMatchObject({ sent: null, values: { title: 'Rice' } })
})

test('a plain request goes on after the person has left, and then does not navigate', async () => {
  const screen = await begin()
  const { promise, resolve } = Promise.withResolvers<Note>()
  server.answer = () => promise
  await press('Write it')
  await expect.element(page.getByRole('button', { name: 'Writing...' })).toBeVisible()
  await screen.unmount()
  resolve({ id: '1', title: 'Rice' })
  await expect.poll(() => server.made).toEqual([['Rice', false]])
  expect(stored.read()).toBeNull()
})

test('a streamed text is shown while it grows, and is cancelled when the dialog closes', async () => {
  const ended = Promise.withResolvers<void>()
  server.answer = async function* (_note, signal) {
    yield { type: 'piece', part: 'text', text: 'Dear Sir' }
    await new Promise(resolve => signal.addEventListener('abort', resolve))
    ended.resolve()
    yield { type: 'done', value: { id: '1', title: 'Rice' } }
  }
  await renderAt('/notes', <Closable />)
  await title.fill('Rice')
  await press('Write it')
  await expect.element(page.getByText('So far: Dear Sir')).toBeVisible()
  history.pushState(null, '', '/notes?closed=1')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await ended.promise
  expect(server.made).toEqual([])
  expect(stored.read()).toMatchObject({ id: server.ids[0], values: { title: 'Rice' } })
})
