import { useEffect, useEffectEvent, useState } from 'react'
import type { Address } from './use-address.ts'

type Options<Limit> = {
  readonly address: Pick<Address, 'params' | 'open' | 'close' | 'show'>
  /** The limit that forbids another row, such as the plan's; null: none; undefined: not loaded yet. */
  readonly limit: Limit | null | undefined
  /** Says that the limit is reached. The dialog does not open. */
  readonly onLimit: (limit: Limit) => void
  /** Navigates elsewhere instead of opening the dialog. Returns whether it did. */
  readonly redirect?: () => boolean
}

/**
 * The dialog of a new row, at `?sheet=new`. The limit is checked once, when the dialog opens, because the new row itself
 * may reach the limit while the dialog is still open.
 */
export const useNewDialog = <Limit>({ address, limit, onLimit, redirect }: Options<Limit>) => {
  const isRequested = address.params.get('sheet') === 'new'
  const [isAllowed, setAllowed] = useState(false)
  if (!isRequested && isAllowed) setAllowed(false)
  const check = useEffectEvent(() => {
    if (limit === undefined || redirect?.()) return
    if (limit === null) return setAllowed(true)
    onLimit(limit)
    address.show({ sheet: null })
  })
  const isLoaded = limit !== undefined
  useEffect(() => {
    if (isRequested && isLoaded) check()
  }, [isRequested, isLoaded])
  return {
    open: isRequested && isAllowed,
    show: () => (limit ? onLimit(limit) : address.open({ sheet: 'new' })),
    close: () => address.close('sheet', 'new'),
  }
}
