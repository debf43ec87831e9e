import { useEffect, useState } from 'react'

/** A value that changes with each key press, once it has stayed the same for so many milliseconds. */
export const useRested = <Value>(value: Value, ms: number): Value => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return rested
}
