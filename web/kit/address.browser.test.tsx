import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../api/query-client.ts'
import { Sheet } from '../ui/sheet.tsx'
import { renderAt } from './kit.testing.tsx'
import { lazyDialog } from './lazy-dialog.tsx'
import { useAddress } from './use-address.ts'
import { useOpenRow } from './use-open-row.ts'

const screenParams = ['filter']
type DialogProps = { open: boolean; title: string; onClose: () => void }
/** The `onClose` of the first opening, as a late save calls it. */
const late = new Map<'close', () => void>()

const NoteDialog = lazyDialog(async () => ({ open, title, onClose }: DialogProps) => {
  if (!late.has('close')) late.set('close', onClose)
  return <Sheet open={open} onClose={onClose} title={title} />
})

const rowsOf = (...ids: string[]) => ids.map(id => ({ id, title: `Note ${id}` }))
const list = (...ids: string[]) => queryClient.setQueryData(['notes'], rowsOf(...ids))

const Notes = () => {
  const { params, open, show, close } = useAddress(screenParams)
  const { data: rows } = useQuery({ queryKey: ['notes'], queryFn: () => rowsOf() })
  const opened = useOpenRow(rows, params.get('note'))
  return (
    <main>
      <button type="button" onClick={() => show({ filter: 'mine' })}>
        Mine
      </button>
      {rows?.map(({ id, title }) => (
        <button key={id} type="button" onClick={() => open({ note: id })}>
          Open {title}
        </button>
      ))}
      <NoteDialog
        open={opened.open}
        title={opened.isDeleted ? 'It was deleted' : (opened.row?.title ?? 'Not here')}
        onClose={() => close('note')}
      />
    </main>
  )
}

const press = (name: string) => page.getByRole('button', { name }).click()
const dialog = (name: string) => page.getByRole('dialog', { name })

test('closing a dialog that a press opened goes back, and keeps the parameters of the screen', async () => {
  list('1', '2')
  await renderAt('/notes', <Notes />)
  await press('Mine')
  await press('Open Note 1')
  await expect.element(dialog('Note 1')).toBeVisible()
  expect(location.search).toBe('?filter=mine&note=1')
  const { length } = history
  await dialog('Note 1').getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog('Note 1')).not.toBeInTheDocument()
  expect(location.search).toBe('?filter=mine')
  expect(history.length).toBe(length)
})

test('closing a dialog that a link opened removes its parameters', async () => {
  list('1', '2')
  await renderAt('/notes?note=2&view=edit&filter=mine', <Notes />)
  await dialog('Note 2').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => location.search).toBe('?filter=mine')
})

test('a save that ends late does not close the next opening', async () => {
  list('1', '2')
  late.clear()
  await renderAt('/notes', <Notes />)
  await press('Open Note 1')
  await expect.element(dialog('Note 1')).toBeVisible()
  history.back()
  await expect.element(dialog('Note 1')).not.toBeInTheDocument()
  await press('Open Note 2')
  await expect.element(dialog('Note 2')).toBeVisible()
  late.get('close')?.()
  await expect.element(dialog('Note 2')).toBeVisible()
  expect(location.search).toBe('?note=2')
})

test('a row that another tab deletes stays in its dialog, and an unknown row is reported', async () => {
  list('1')
  const screen = await renderAt('/notes?note=1', <Notes />)
  await expect.element(dialog('Note 1')).toBeVisible()
  list()
  await expect.element(dialog('It was deleted')).toBeVisible()
  await screen.unmount()
  list('1')
  await renderAt('/notes?note=9', <Notes />)
  await expect.element(dialog('Not here')).toBeVisible()
})
