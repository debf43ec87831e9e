import { useState } from 'react'

/** Counts how often something was opened; 0 before the first time. As a key it gives each opening a state of its own. */
export const useOpenings = (open: boolean): number => {
  const [seen, setSeen] = useState({ open: false, count: 0 })
  if (open !== seen.open) setSeen({ open, count: seen.count + (open ? 1 : 0) })
  return seen.count
}
