const isName = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 45 ||
  code === 46

const ending = /\.[a-z]{2,12}$/

/**
 * The hosts that a text names, in links, addresses and by themselves: `shell-careers-ng.com`. A point
 * between letters is rare enough that only these are looked at.
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
    // What stands before @ is somebody's name.
    if (text[to] !== '@' && ending.test(host) && /[a-z]{2}/.test(host)) hosts.push(host)
    at = to
  }
  return hosts
}

/** Whether a host is one of a domain's: `careers.dangote.com` of `dangote.com`. */
export const isOf = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)
