import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { timing } from '../../timing.ts'
import { Button } from '../../ui/button.tsx'
import { moveFocusOn } from '../../ui/focus.ts'

/** Seconds until the dashboard. */
const countedFrom = 3

/** Counts down, then opens the dashboard. The seconds are hidden from screen readers, which would read out each of them. */
export const LeaveCountdown = () => {
  const navigate = useNavigate()
  const [left, setLeft] = useState(countedFrom)
  const [stays, setStays] = useState(false)
  const leave = useEffectEvent(() => void navigate(paths.dashboard, { replace: true }))
  useEffect(() => {
    if (stays) return
    if (left === 0) return leave()
    const timer = setTimeout(() => setLeft(left - 1), timing.countdownSecond)
    return () => clearTimeout(timer)
  }, [left, stays])

  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <chakra.p color="fg.muted" role="status">
        {stays ? (
          'You stay on this page.'
        ) : (
          <>
            Your dashboard opens
            <chakra.span aria-hidden fontVariantNumeric="tabular-nums">
              {' '}
              in {Math.max(left, 1)} {left > 1 ? 'seconds' : 'second'}
            </chakra.span>
            .
          </>
        )}
      </chakra.p>
      {!stays && (
        <Button ref={moveFocusOn()} variant="outline" size="sm" onClick={() => setStays(true)}>
          Stay here
        </Button>
      )}
    </chakra.div>
  )
}
