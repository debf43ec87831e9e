import { useEffect, useEffectEvent, useState } from 'react'
import type { Address } from './use-address.ts'

type Options<Obstacle> = {
  readonly address: Pick<Address, 'params' | 'open' | 'close' | 'show'>
  /** False while nobody knows whether something is in the way. */
  readonly isKnown: boolean
  /** What keeps the person from making another one, such as the limit of the plan; null: nothing. */
  readonly obstacle: Obstacle | null
  /** Says so. */
  readonly onObstacle: (obstacle: Obstacle) => void
  /** Leads the person elsewhere in the place of the dialog; true: it did. */
  readonly redirect?: () => boolean
}

/**
 * The dialog that makes something, at `?sheet=new`. Whether it may open is looked at once, by a press or by a link: the
 * list grows while the dialog is open, and a dialog that closes at once is never shown.
 */
export const useNewDialog = <Obstacle>(options: Options<Obstacle>) => {
  const { address, isKnown, obstacle, onObstacle, redirect } = options
  const isAsked = address.params.get('sheet') === 'new'
  const [isAllowed, setAllowed] = useState(false)
  if (!isAsked && isAllowed) setAllowed(false)
  const arrived = useEffectEvent(() => {
    if (redirect?.()) return
    if (obstacle === null) return setAllowed(true)
    onObstacle(obstacle)
    address.show({ sheet: null })
  })
  useEffect(() => {
    if (isAsked && isKnown) arrived()
  }, [isAsked, isKnown])
  return {
    open: isAsked && isAllowed,
    ask: () => (obstacle === null ? address.open({ sheet: 'new' }) : onObstacle(obstacle)),
    close: () => address.close('sheet', 'new'),
  }
}
