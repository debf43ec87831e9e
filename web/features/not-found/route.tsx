import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { NotFound } from '../../ui/not-found.tsx'

export const NotFoundRoute = () => {
  const { pathname } = useLocation()
  useEffect(() => {
    console.warn(`404: there is no page at ${pathname}`)
  }, [pathname])
  return <NotFound />
}
