// What tells the owner of a page where a visitor came from, and not which page it is.
const tracking = new Set([
  'ref',
  'referrer',
  'referer',
  'source',
  'src',
  'via',
  'fbclid',
  'gclid',
  'msclkid',
  'mc_cid',
  'mc_eid',
  'igshid',
  'gh_src',
  'lever-source',
  'lever-origin',
  'trk',
  'trackingid',
  'share',
  'campaign',
  'rcm',
])

const isTracking = (name: string): boolean => name.startsWith('utm_') || tracking.has(name)

/** An address on the web as it is opened; null where it is none. Only http and https. */
export const webAddress = (text: string): URL | null => {
  const url = URL.parse(text.trim())
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.')
    ? url
    : null
}

const queryOf = (url: URL): string => {
  if (url.search === '') return ''
  const kept = [...url.searchParams].filter(([name]) => !isTracking(name.toLowerCase()))
  const sorted = kept.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return sorted.length > 0 ? `?${new URLSearchParams(sorted)}` : ''
}

/**
 * The same for every spelling of an address: scheme, `www.`, a slash at the end, the order of the query, what counts
 * visitors, and where on the page it points to make it no other one. A path after `#` is a page of its own.
 */
export const addressKey = (url: URL): string => {
  const host = url.host.startsWith('www.') ? url.host.slice(4) : url.host
  const route = url.hash.startsWith('#/') || url.hash.startsWith('#!') ? url.hash : ''
  return `${host}${url.pathname.replace(/(?<!\/)\/+$/, '')}${queryOf(url)}${route}`
}
