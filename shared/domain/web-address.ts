import { longestAddress, optionalUrl } from '../api/fields.ts'

/** A possible host, with a port and a path if there are any. A colon elsewhere belongs to another scheme: `mailto:`. */
const bareAddress = /^[^\s/:@?#]+(?::\d{1,5})?(?:[/?#]\S*)?$/

/** Adds https:// to a typed address that lacks only that. A text that is no address is returned unchanged. */
export const completedAddress = (typed: string): string => {
  const text = typed.trim()
  const completed = `https://${text}`
  if (completed.length > longestAddress) return text
  return bareAddress.test(text) && optionalUrl.safeParse(completed).success ? completed : text
}
