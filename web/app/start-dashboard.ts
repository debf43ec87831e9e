import { firstRequestsAt, sendFirst } from '../api/first-requests.ts'
import { session } from '../session/store.ts'
import { freshToken } from '../session/tokens.ts'
import { loadFirst } from './load-first.ts'
import { followFrame } from './shell/first-frame.ts'

// The first script of dashboard.html, a few kB without React: it runs long before main.tsx has come over a slow line.

const now = session.current()
if (now.state === 'signed-in') {
  const token = freshToken()
  if (token !== null) sendFirst(firstRequestsAt(location), token)
  void loadFirst(location.pathname)
  const frame = document.querySelector<HTMLElement>('[data-first-frame]')
  if (frame) followFrame(frame, now.person, pathname => void loadFirst(pathname))
}
