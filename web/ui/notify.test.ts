import { beforeEach, expect, test, vi } from 'vitest'
import { dismiss, dismissAll, notices, notify } from './notify.ts'

const title = () => notices.current()?.title
const close = () => dismiss(notices.current()?.id ?? 0)
const undo = { label: 'Undo', onClick: () => undefined }

beforeEach(dismissAll)

test('the newest toast replaces the previous one', () => {
  notify({ kind: 'success', title: 'Saved' })
  notify({ kind: 'info', title: 'Already Tracked' })
  expect(title()).toBe('Already Tracked')
  close()
  expect(title()).toBeUndefined()
})

test('a toast without an action waits behind an Undo', () => {
  notify({ kind: 'success', title: 'Deleted', action: undo })
  notify({ kind: 'info', title: 'Job Auto-Tracked' })
  expect(title()).toBe('Deleted')
  close()
  expect(title()).toBe('Job Auto-Tracked')
})

test.each(['error', 'offline'] as const)('an error (%s) is shown at once, and the Undo comes back', kind => {
  notify({ kind: 'success', title: 'Deleted', action: undo })
  notify({ kind, title: 'Error' })
  expect(title()).toBe('Error')
  close()
  expect(title()).toBe('Deleted')
  expect(notices.current()?.action).toBe(undo)
})

test('a new action replaces the previous one', () => {
  notify({ kind: 'success', title: 'Deleted one', action: undo })
  notify({ kind: 'success', title: 'Deleted two', action: undo })
  expect(title()).toBe('Deleted two')
  close()
  expect(title()).toBeUndefined()
})

test('closing a toast that is already gone leaves the newer one', () => {
  notify({ kind: 'success', title: 'Saved' })
  const old = notices.current()?.id ?? 0
  notify({ kind: 'success', title: 'Saved again' })
  dismiss(old)
  expect(title()).toBe('Saved again')
})

test('after the end of a session nothing can be undone', () => {
  const heard = vi.fn()
  const stop = notices.subscribe(heard)
  notify({ kind: 'success', title: 'Deleted', action: undo })
  notify({ kind: 'error', title: 'Error' })
  dismissAll()
  expect(title()).toBeUndefined()
  notify({ kind: 'success', title: 'Logged out' })
  close()
  expect(title()).toBeUndefined()
  expect(heard).toHaveBeenCalled()
  stop()
})
