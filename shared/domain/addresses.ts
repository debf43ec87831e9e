const body = String.raw`[^\s<>"'\x60()[\]{}]`
const host = String.raw`(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+`

/** With a scheme, or what stands for one. */
const links = [
  String.raw`(?<![\p{L}\p{N}])[a-z][a-z\d+.-]{1,20}:\/\/${body}+`,
  String.raw`(?<![\p{L}\p{N}])(?:www\d?\.|mailto:)${body}+`,
  String.raw`(?<![\p{L}\p{N}])data:(?:[a-z]+\/|[^\s,]*;base64|,)\S*`,
  String.raw`(?<![\p{L}\p{N}])(?:java|vb)script:\S*[(;%=]\S*`,
  String.raw`(?<![^\s(])\/\/[a-z\d-]+\.${body}+`,
].join('|')

/** A host alone, as people write it: endings that are words of English, of a file or of a program are none. */
const ending =
  'com|org|net|edu|gov|io|co|ai|app|dev|ng|uk|gh|ke|za|eu|us|de|fr|ca|info|biz|xyz|site|online|shop|store|tech|club|live|link|click|top|africa|careers|jobs|email'
const bare = String.raw`${host}(?<bare>${ending})(?![\p{L}\p{N}@-]|\.[\p{L}\p{N}])`
const withPath = String.raw`${host}(?!(?:js|ts|py|cs|go|rs|rb|sh|md|kt|vb|net)\b)[a-z]{2,12}(?::\d{1,5})?[/?#]${body}*`

const link = new RegExp(links, 'giu')
const any = new RegExp(`${links}|${withPath}|${bare}`, 'giu')

/** Products that are called like hosts. */
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

/** `EVIL.COM` and `evil.com`, but not `the team.Co`, where a space was forgotten. */
const isHost = (found: string, top: string): boolean =>
  !products.has(found.toLowerCase()) && (top === top.toLowerCase() || found === found.toUpperCase())

/** What ends a sentence ends no address. */
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

/** Without links: what has a scheme, or www. */
export const withoutLinks = (text: string): string => replaced(link, text, () => '')

/** Each address of the web, with or without a scheme, in another's place. Those of mail are not looked for. */
export const replaceAddresses = (text: string, inPlace: (address: string) => string): string =>
  replaced(any, text, inPlace)

/** An address without what makes no difference: `HTTPS://www.Ada.dev/` is `ada.dev`. */
export const bareForm = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^(?:[a-z][a-z\d+.-]*:\/\/|mailto:)/, '')
    .replace(/^www\./, '')
    .replace(/(?<!\/)\/+$/, '')
