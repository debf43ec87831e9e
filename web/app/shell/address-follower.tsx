import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { applyColorMode } from '../../browser/color-mode.ts'

/** The public pages and the dashboard differ in colour mode for who has not chosen one. */
export const AddressFollower = () => {
  const { pathname } = useLocation()
  useEffect(() => applyColorMode(pathname), [pathname])
  return null
}
