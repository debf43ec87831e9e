import { useState } from 'react'
import type { StoredValue } from '../../../browser/stored-value.ts'

/** A value that this device remembers, for as long as it is other than what it begins with. */
export const useKeptValue = <T>(store: () => StoredValue<T>, initial: T) => {
  const [value, setValue] = useState(() => store().read() ?? initial)
  const set = (to: T): void => {
    setValue(to)
    store().write(to === initial ? null : to)
  }
  return [value, set] as const
}
