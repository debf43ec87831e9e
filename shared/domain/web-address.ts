import { longestAddress, optionalUrl } from '../api/fields.ts'

/** What may be a host, a port and a path if there are any. A colon elsewhere is another scheme: `mailto:`. */
const bareAddress = /^[^\s/:@?#]+(?::\d{1,5})?(?:[/?#]\S*)?$/

/** An address as typed, with https:// before it if only that is missing. What is no address comes back as it is. */
export const completedAddress = (typed: string): string => {
  const text = typed.trim()
  const completed = `https://${text}`
  if (completed.length > longestAddress) return text
  return bareAddress.test(text) && optionalUrl.safeParse(completed).success ? completed : text
}
