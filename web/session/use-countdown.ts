import { useEffect, useState } from 'react'

const inSeconds = (seconds: number) => Date.now() + seconds * 1000

/**
 * Whole seconds left down to zero, and the way to start anew. Read off the clock each time: while somebody is away in
 * their mail, a browser hardly runs the timers of the tab.
 */
export const useCountdown = (seconds: number): [left: number, start: (seconds: number) => void] => {
  const [end, setEnd] = useState(() => inSeconds(seconds))
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  const start = (seconds: number) => {
    setNow(Date.now())
    setEnd(inSeconds(seconds))
  }
  return [left, start]
}
