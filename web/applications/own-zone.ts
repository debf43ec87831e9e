import { brand } from '../../shared/brand.ts'
import { isZone } from '../../shared/domain/zoned-time.ts'

/** The time zone of this device. Lagos on a device that does not say. */
export const ownZone = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && isZone(timeZone) ? timeZone : brand.timeZone
}
