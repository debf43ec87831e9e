const body = String.raw`[^\s<>"'\x60()[\]{}]`
const host = String.raw`(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+`

/** Links with a scheme, or with a common form without one. */
const links = [
  String.raw`(?<![\p{L}\p{N}])[a-z][a-z\d+.-]{1,20}:\/\/${body}+`,
  String.raw`(?<![\p{L}\p{N}])(?:www\d?\.|mailto:)${body}+`,
  String.raw`(?<![\p{L}\p{N}])data:(?:[a-z]+\/|[^\s,]*;base64|,)\S*`,
  String.raw`(?<![\p{L}\p{N}])(?:java|vb)script:\S*[(;%=]\S*`,
  String.raw`(?<![^\s(])\/\/[a-z\d-]+\.${body}+`,
].join('|')

/**
 * The endings of hosts that people write without a scheme. Endings that are English words, or endings of files and
 * programs, are left out.
 */
const ending =
  'com|org|net|edu|gov|io|co|ai|app|dev|ng|uk|gh|ke|za|eu|us|de|fr|ca|info|biz|xyz|site|online|shop|store|tech|club|live|link|click|top|africa|careers|jobs|email'
const bare = String.raw`${host}(?<bare>${ending})(?![\p{L}\p{N}@-]|\.[\p{L}\p{N}])`
const withPath = String.raw`${host}(?!(?:js|ts|py|cs|go|rs|rb|sh|md|kt|vb|net)\b)[a-z]{2,12}(?::\d{1,5})?[/?#]${body}*`

const link = new RegExp(links, 'giu')
const any = new RegExp(`${links}|${withPath}|${bare}`, 'giu')

/** Products whose names look like hosts. */
const products = new Set([
  'asp.net',
  'ado.net',
  'vb.net',
  'ml.net',
  'paint.net',
  'diagrams.net',
  'socket.io',
  'draw.io',
])

/** `EVIL.COM` and `evil.com` are hosts. `the team.Co` is not, because a space is missing there. */
const isHost = (found: string, top: string): boolean =>
  !products.has(found.toLowerCase()) && (top === top.toLowerCase() || found === found.toUpperCase())

/** Punctuation at the end, which belongs to the sentence and not to the address. */
const punctuation = /(?<![.,;:!?*_])[.,;:!?*_]+$/

const replaced = (pattern: RegExp, text: string, inPlace: (address: string) => string): string =>
  text.replace(pattern, (...found) => {
    const whole = String(found[0])
    const groups: unknown = found.at(-1)
    const top = typeof groups === 'object' && groups !== null && 'bare' in groups ? groups.bare : undefined
    if (typeof top === 'string' && !isHost(whole, top)) return whole
    const after = punctuation.exec(whole)?.[0] ?? ''
    return inPlace(whole.slice(0, whole.length - after.length)) + after
  })

/** A text without links: addresses with a scheme or www. */
export const withoutLinks = (text: string): string => replaced(link, text, () => '')

/** Replaces each web address, with or without a scheme. Mail addresses stay. */
export const replaceAddresses = (text: string, inPlace: (address: string) => string): string =>
  replaced(any, text, inPlace)

/** The normal form of a web address: `HTTPS://www.Ada.dev/` becomes `ada.dev`. */
export const bareForm = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^(?:[a-z][a-z\d+.-]*:\/\/|mailto:)/, '')
    .replace(/^www\./, '')
    .replace(/(?<!\/)\/+$/, '')

/** At these providers, dots in the name make no difference. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox of a mail address: in lower case, without a `+tag`, and at Gmail without dots. It shows whether two
 * addresses belong to one person. Mail is never sent to it, because another provider may treat the addresses as
 * different.
 */
export const oneMailbox = (address: string): string => {
  const written = address.normalize('NFKC').trim().toLowerCase()
  const at = written.lastIndexOf('@')
  const [local, host] = [written.slice(0, at), written.slice(at + 1)]
  const untagged = local.split('+', 1)[0] || local
  if (!dotless.has(host)) return `${untagged}@${host}`
  return `${untagged.replaceAll('.', '') || untagged}@gmail.com`
}
