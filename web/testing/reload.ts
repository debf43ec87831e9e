import { cleanup } from 'vitest-browser-react'
import { queryClient } from '../api/query-client.ts'
import { session } from '../session/store.ts'
import { dismissAll } from '../ui/notify.ts'
import { openApp } from './render.tsx'

/** Opens the app anew where it stands: what neither the server nor this device keeps is gone. */
export const reload = async (): Promise<void> => {
  await cleanup()
  queryClient.clear()
  dismissAll()
  // What modules know of the device, they read again.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  const now = session.current()
  await openApp(`${location.pathname}${location.search}`, {
    person: now.state === 'signed-in' ? now.person : null,
    again: true,
  })
}
