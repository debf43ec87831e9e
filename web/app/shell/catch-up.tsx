import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The first drawing goes in slices, and the router listens only after it: who went back meanwhile would stay where the
 * page began. So the router is told of it again. Draws nothing.
 */
export const CatchUp = () => {
  const drawn = useLocation()
  const look = useEffectEvent(() => {
    const { pathname, search } = window.location
    if (pathname === drawn.pathname && search === drawn.search) return
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  })
  useEffect(() => look(), [])
  return null
}
