import { dayLine, greeting } from '../../features/dashboard/words.ts'
import { paths } from '../../paths.ts'
import { givenName } from '../../person/person-name.ts'
import type { Person } from '../../session/store.ts'
import { dashboardScreenAt } from '../dashboard-screens.ts'

const wordsAt = (pathname: string, person: Person, now: Date): { title: string; text: string } => {
  const screen = dashboardScreenAt(pathname)
  return screen?.path === paths.dashboard
    ? { title: `${greeting(now)}, ${givenName(person)}`, text: `${dayLine(now)}.` }
    : { title: screen?.title ?? '', text: '' }
}

/** As the router's NavLink does it: a screen below a place belongs to it, but not to the dashboard itself. */
const isCurrent = (place: string, pathname: string): boolean => {
  const here = pathname.replace(/\/$/, '')
  return here === place || (place !== paths.dashboard && here.startsWith(`${place}/`))
}

/** Writes what the build could not know into the frame of static-frame.tsx: where the person is, and who they are. */
export const fillFrame = (frame: Element, person: Person, now: Date): void => {
  const { pathname } = location
  const { title, text } = wordsAt(pathname, person, now)
  for (const [slot, words] of Object.entries({ title, text })) {
    const place = frame.querySelector(`[data-slot=${slot}]`)
    if (place && words) place.textContent = words
  }
  for (const link of frame.querySelectorAll('nav a'))
    if (isCurrent(link.getAttribute('href') ?? '', pathname)) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Fills the frame, and follows its links until React takes its place: a press changes the address, and the app begins at
 * the new one. Following it as a page would load everything anew.
 */
export const followFrame = (frame: HTMLElement, person: Person, onPath: (pathname: string) => void): void => {
  fillFrame(frame, person, new Date())
  frame.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    if (link.pathname !== location.pathname) history.pushState(null, '', link.href)
    fillFrame(frame, person, new Date())
    onPath(location.pathname)
  })
}
