// Query parameters that only track visitors and don't identify the page.
const tracking = new Set(
  (
    'ref referrer referer source src via fbclid gclid msclkid mc_cid mc_eid igshid ' +
    'gh_src lever-source lever-origin trk trackingid share campaign rcm'
  ).split(' '),
)

const isTracking = (name: string): boolean => name.startsWith('utm_') || tracking.has(name)

/** A web address that can be opened; null when the text is none. Only http and https. */
export const webAddress = (text: string): URL | null => {
  const url = URL.parse(text.trim())
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.')
    ? url
    : null
}

const queryOf = (url: URL): string => {
  if (url.search === '') return ''
  const identifying = [...url.searchParams].filter(([name]) => !isTracking(name.toLowerCase()))
  const sorted = identifying.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return sorted.length > 0 ? `?${new URLSearchParams(sorted)}` : ''
}

/**
 * One key for all spellings of an address: scheme, `www.`, a slash at the end, the order of the query, tracking
 * parameters and fragments make no difference. A path after `#` is a page of its own.
 */
export const addressKey = (url: URL): string => {
  const host = url.host.startsWith('www.') ? url.host.slice(4) : url.host
  const route = url.hash.startsWith('#/') || url.hash.startsWith('#!') ? url.hash : ''
  return `${host}${url.pathname.replace(/(?<!\/)\/+$/, '')}${queryOf(url)}${route}`
}

const isName = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 45 ||
  code === 46

const ending = /\.[a-z]{2,12}$/

/**
 * The hosts that a text names, in links, in mail addresses and alone: `shell-careers-ng.com`. Only points between
 * letters are examined, because they are rare.
 */
export const hostsIn = (text: string): string[] => {
  const hosts: string[] = []
  for (let at = text.indexOf('.'); at >= 0; at = text.indexOf('.', at + 1)) {
    if (!isName(text.charCodeAt(at + 1)) || !isName(text.charCodeAt(at - 1))) continue
    let from = at
    while (from > 0 && isName(text.charCodeAt(from - 1))) from -= 1
    let to = at
    while (to < text.length && isName(text.charCodeAt(to))) to += 1
    const host = text
      .slice(from, to)
      .toLowerCase()
      .replace(/^(?:www)?[.-]+|^www\.|(?<![.-])[.-]+$/g, '')
    // The text before @ is the name of a mailbox.
    if (text[to] !== '@' && ending.test(host) && /[a-z]{2}/.test(host)) hosts.push(host)
    at = to
  }
  return hosts
}

/** Whether a host belongs to a domain: `careers.dangote.com` to `dangote.com`. */
export const isOf = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)
