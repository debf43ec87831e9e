import { useMemo, useState } from 'react'
import { useMedia } from '../../browser/media.ts'

const name = 'aiki.sidebar'
const sevenDaysMs = 7 * 24 * 3600 * 1000

type Choice = 'expanded' | 'collapsed'

/** The choice in a cookie header's text; null when there is none. */
export const sidebarChoice = (cookie: string): Choice | null => {
  const value = cookie
    .split('; ')
    .find(pair => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  return value === 'expanded' || value === 'collapsed' ? value : null
}

/**
 * Full from 1024 px on and a rail from 768 px, until the person chooses; the choice is kept for seven days. Phones have
 * none, and need not wait for the browser to look its cookies up. A `quiet` screen begins with the rail.
 */
export const useSidebar = (phone: boolean, quiet = false) => {
  const wide = useMedia('(min-width: 1024px)')
  const kept = useMemo(() => (phone ? null : sidebarChoice(document.cookie)), [phone])
  const [chosen, setChosen] = useState<Choice | null>(null)
  const choice = chosen ?? (quiet ? 'collapsed' : kept)
  const expanded = choice ? choice === 'expanded' : wide
  const toggle = () => {
    const next = expanded ? 'collapsed' : 'expanded'
    // A browser without the cookie store keeps the choice as long as the page.
    void window.cookieStore?.set({ name, value: next, path: '/', expires: Date.now() + sevenDaysMs })
    setChosen(next)
  }
  return { expanded, toggle }
}
