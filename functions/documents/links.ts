import { optionalUrl } from '../../shared/api/fields.ts'
import { completedAddress } from '../../shared/domain/web-address.ts'

/** Text, and where it leads; null: nowhere. */
export type Linked = { readonly text: string; readonly href: string | null }

const mail = String.raw`[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,12}`
const address = String.raw`https?:\/\/\S+`
const bare = String.raw`(?:[\w-]{1,63}\.){1,8}[a-z]{2,12}(?:\/\S*)?`
const plain = new RegExp(`${mail}|${address}`, 'gi')
const loose = new RegExp(`${mail}|${address}|${bare}`, 'gi')

/** The mark that ends a sentence is none of the address before it. */
const trimmed = (found: string): string => found.replace(/(?<![.,;:!?)\]'"»”’])[.,;:!?)\]'"»”’]+$/u, '')

const hrefOf = (found: string): string | null => {
  if (/^[^/]*@/.test(found)) return `mailto:${found}`
  const url = optionalUrl.safeParse(completedAddress(found))
  return url.success && url.data !== '' ? new URL(url.data).href : null
}

/**
 * A text in pieces: mail and web addresses lead somewhere. Addresses without `https://` are taken for such only where
 * they are to be expected: elsewhere `B.Sc` or `Node.js` would be one.
 */
export const linked = (text: string, { bare = false }: { readonly bare?: boolean } = {}): Linked[] => {
  const pieces: Linked[] = []
  let at = 0
  for (const match of text.matchAll(bare ? loose : plain)) {
    const found = trimmed(match[0])
    const href = hrefOf(found)
    if (href === null) continue
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), href: null })
    pieces.push({ text: found, href })
    at = match.index + found.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), href: null })
  return pieces
}
