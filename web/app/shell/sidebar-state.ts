import { useMemo, useState } from 'react'
import { useMedia } from '../../browser/use-browser-state.ts'

const name = 'aiki.sidebar'
const sevenDaysMs = 7 * 24 * 3600 * 1000

type Choice = 'expanded' | 'collapsed'

/** The choice in the text of the cookies; null when there is none. */
export const sidebarChoice = (cookie: string): Choice | null => {
  const value = cookie
    .split('; ')
    .find(pair => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  return value === 'expanded' || value === 'collapsed' ? value : null
}

/**
 * Full from 1024 px on and a rail from 768 px, until the person chooses; the choice lasts for seven days. Phones have no
 * sidebar, and need not wait for the browser to look its cookies up. A `quiet` screen begins with the rail.
 */
export const useSidebar = (phone: boolean, quiet = false) => {
  const wide = useMedia('(min-width: 1024px)')
  const stored = useMemo(() => (phone ? null : sidebarChoice(document.cookie)), [phone])
  const [chosen, setChosen] = useState<Choice | null>(null)
  const choice = chosen ?? (quiet ? 'collapsed' : stored)
  const expanded = choice ? choice === 'expanded' : wide
  const toggle = () => {
    const next = expanded ? 'collapsed' : 'expanded'
    // In a browser without the cookie store, the choice lasts as long as the page.
    void window.cookieStore?.set({ name, value: next, path: '/', expires: Date.now() + sevenDaysMs })
    setChosen(next)
  }
  return { expanded, toggle }
}
