import { optionalUrl } from '../api/fields.ts'

/** A host as people write it, a port and a path if there are any. A colon elsewhere is another scheme: `mailto:`. */
const bareAddress = /^[^\s/:@?#]+\.[^\s/:@?#]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/

/** An address as typed, with https:// before it if only that is missing. What is no address comes back as it is. */
export const completedAddress = (typed: string): string => {
  const text = typed.trim()
  const completed = `https://${text}`
  return bareAddress.test(text) && optionalUrl.safeParse(completed).success ? completed : text
}
