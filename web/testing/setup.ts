import './timing.ts'
import './page.ts'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { queryClient } from '../api/query-client.ts'
import { homeLag } from '../live/own-writes.ts'
import { session } from '../session/store.ts'
import { dismissAll } from '../ui/notify.ts'
import { server } from './fake-server.ts'
import { identity } from './identity.ts'
import { newcomer } from './newcomer.ts'
import { drawNothing, takePictureIfFailed } from './picture.ts'

/** The desk of most tests. A test names another size with `page.viewport`. */
const desk = [1280, 800] as const

const pointer = cdp()
drawNothing()

/** The Tab key goes on from where the test before has left the focus, also where that is gone. Now it begins at the top. */
const beginAtTheTop = () => {
  const top = document.createElement('button')
  document.body.prepend(top)
  top.focus()
  top.remove()
}

beforeEach(async () => {
  beginAtTheTop()
  server.reset()
  identity.reset()
  server.answers(newcomer())
  // Where the test before has left the pointer, a menu that opens below it would follow it, and not the keys.
  await pointer.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
  if (innerWidth !== desk[0] || innerHeight !== desk[1]) await page.viewport(...desk)
})

// Files share a page, so each test leaves it as it was. vitest-browser-react cleans up after the first file alone.
afterEach(async context => {
  await takePictureIfFailed(context)
  await cleanup()
  vi.useRealTimers()
  const problems = [...server.problems(), ...identity.problems()]
  session.set(null)
  queryClient.clear()
  homeLag.markCounted()
  dismissAll()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.className = ''
  expect(problems, 'what the fakes were asked for').toEqual([])
})
