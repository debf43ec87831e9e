import { useEffect, useState } from 'react'

/** Whole seconds left down to zero, and the way to start anew. */
export const useCountdown = (seconds: number): [left: number, start: (seconds: number) => void] => {
  const [left, setLeft] = useState(seconds)
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setLeft(now => now - 1), 1000)
    return () => clearInterval(timer)
  }, [running])
  return [left, setLeft]
}
