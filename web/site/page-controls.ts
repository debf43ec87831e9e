import { followColorMode } from '../browser/color-mode.ts'
import { chooseTheme } from '../person/theme-choice.ts'
import { takeSignOutNotice } from '../session/sign-out-notice.ts'
import { session } from '../session/store.ts'
import { timing } from '../timing.ts'
import { dismiss, notices, notify, type Shown } from '../ui/notify.ts'
import { endInTime, toastRegion } from '../ui/toast-region.ts'

/** The menu opens and closes by itself; this closes it with Escape, by a press beside it, and after a link was followed. */
export const closeMenu = (): void => {
  const menu = document.querySelector<HTMLDetailsElement>('#menu')
  if (!menu) return
  const close = () => {
    menu.open = false
  }
  menu.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !menu.open) return
    close()
    menu.querySelector('summary')?.focus()
  })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, [data-closes-menu]')) close()
  })
  // The focus must not go to what lies unseen under the drawer.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close()
  })
}

const answers = () => [...document.querySelectorAll<HTMLDetailsElement>('details[name=faq]')]

/** Opens the answer that the address names. A hash such as `#100%` is no valid encoding, and names none. */
const openNamed = (): void => {
  try {
    const named = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const answer = named?.closest<HTMLDetailsElement>('details[name=faq]')
    if (answer) answer.open = true
  } catch {
    // Then all answers stay closed.
  }
}

/** A link to a question opens its answer. Older browsers do not know the name of a details element: this keeps one open. */
export const followFaq = (): void => {
  for (const answer of answers())
    answer.addEventListener('toggle', () => {
      if (!answer.open) return
      for (const other of answers()) if (other !== answer) other.open = false
    })
  openNamed()
  window.addEventListener('hashchange', openNamed)
}

/** The 404 page writes the address that was asked for to the console. */
export const logNotFound = (): void => {
  if (document.querySelector('[data-not-found]'))
    console.warn(`404: there is no page at ${location.pathname}`)
}

/** The button for the other theme takes the place, and the focus, of the one that was pressed. */
export const followTheme = (): void => {
  followColorMode()
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-choice]'))
    button.addEventListener('click', () => {
      const dark = button.dataset.themeChoice === 'dark'
      chooseTheme(dark ? 'dark' : 'light')
      const other = `[data-theme-choice=${dark ? 'light' : 'dark'}]`
      button.parentElement?.querySelector<HTMLElement>(other)?.focus()
    })
}

/** Shows the ways in that fit: public/theme.js has done so once, before the first paint. */
const markPerson = (): void => {
  const { dataset } = document.documentElement
  if (session.sub() === null) delete dataset.signedIn
  else dataset.signedIn = ''
}

/** A person may sign in or out in another tab, or come back to this page as it was left. */
export const followPerson = (): void => {
  markPerson()
  session.subscribe(markPerson)
}

/** Tells the landing page's header when the page has left its top, and when it has left the buttons of the hero. */
export const followHero = (): void => {
  const header = document.querySelector('[data-landing-header]')
  const ways = document.querySelector('[data-ways-in]')
  if (!header || !ways) return
  const follow = () => header.toggleAttribute('data-scrolled', window.scrollY > 0)
  follow()
  window.addEventListener('scroll', follow, { passive: true })
  new IntersectionObserver(entries => {
    const last = entries.at(-1)
    if (last) header.toggleAttribute('data-past-hero', !last.isIntersecting)
  }).observe(ways)
}

/** Says why the person was signed out, if the app sent them here. */
export const showSignOutNotice = (): void => {
  const notice = takeSignOutNotice()
  if (notice) notify({ kind: 'success', ...notice })
}

/** In milliseconds. */
const testimonialTime = 5_000

/** Shows the next one in turn, but not while somebody points at them or has the focus in them, or wants no motion. */
export const turnTestimonials = (): void => {
  const place = document.querySelector<HTMLElement>('[data-testimonials]')
  if (!place) return
  const choices = [...place.querySelectorAll('input')]
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let timer: ReturnType<typeof setInterval> | undefined

  const turn = () => {
    const next = choices[(choices.findIndex(choice => choice.checked) + 1) % choices.length]
    if (next) next.checked = true
  }
  const stop = () => clearInterval(timer)
  const start = () => {
    stop()
    const isRead = place.matches(':hover') || place.contains(document.activeElement)
    if (!still.matches && !isRead) timer = setInterval(turn, testimonialTime)
  }
  place.addEventListener('pointerenter', stop)
  place.addEventListener('pointerleave', start)
  place.addEventListener('focusin', stop)
  place.addEventListener('focusout', () => requestAnimationFrame(start))
  still.addEventListener('change', start)
  start()
}

/** A copy of a pattern of the page: the one element of `<template id="…">`. */
export const copyOf = (id: string): HTMLElement => {
  const pattern = document.getElementById(id)
  const copy = pattern instanceof HTMLTemplateElement && pattern.content.firstElementChild?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error(`The page has no pattern ${id}`)
  return copy
}

/** Fills the named places of a copy with text, which is shown as it is. */
export const fill = (copy: HTMLElement, texts: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(texts)) {
    const place = copy.querySelector(`[data-slot=${name}]`)
    if (place) place.textContent = text
  }
}

const toastOf = ({ id, kind, title, description = '' }: Shown): HTMLElement => {
  const toast = copyOf(`toast-${kind}`)
  fill(toast, { title, description })
  if (!description) toast.querySelector('[data-slot=description]')?.remove()
  toast.querySelector('button')?.addEventListener('click', () => dismiss(id))
  return toast
}

/** Shows the toasts in the page's two live regions. Returns the way to stop. */
export const showToasts = (): (() => void) => {
  const region = toastRegion()
  const [polite, urgent] = ['polite', 'urgent'].map(name => region?.querySelector(`[data-toasts=${name}]`))
  if (!polite || !urgent) return () => undefined
  let stop = () => {}
  return notices.subscribe(() => {
    stop()
    const notice = notices.current()
    polite.replaceChildren()
    urgent.replaceChildren()
    if (!notice) return
    const toast = toastOf(notice)
    stop = endInTime(toast, timing.toast, () => dismiss(notice.id))
    const place = notice.kind === 'error' ? urgent : polite
    place.append(toast)
  })
}
