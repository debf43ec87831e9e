import { hostsIn, isOf } from '../jobs/addresses.ts'
import { mailSpans } from '../jobs/contacts.ts'
import type { Span } from '../jobs/words.ts'

export type Contacts = {
  readonly mails: readonly string[]
  readonly phones: readonly string[]
  readonly linkedin: readonly string[]
  readonly github: readonly string[]
  readonly links: readonly string[]
  /** The text without the contacts, and without the words that only announce them. */
  readonly rest: string
}

// With a plus, a number of any country; else at least nine figures that begin with 0 or 234, in groups as people write them.
const phone =
  /(?<![\p{L}\d@.,₦$€£-])(?:\(?\+\d{1,3}\)?(?:[\s().-]{0,3}\d){6,12}|\(?(?:234|0)\)?(?:[\s().-]{0,3}\d){8,11}|\(\d{3}\) ?\d{3}[ .-]\d{3,4}(?:[ .-]\d{2,4})?|\d{3}[ .-]\d{3}[ .-]\d{4})(?![\p{L}\d@])/gu
const address =
  /(?<![\p{L}\p{N}@.])(?:https?:\/\/|www\.)[^\s|,;<>()[\]]+|(?<![\p{L}\p{N}@./-])[a-z\d][a-z\d-]{0,62}(?:\.[a-z\d-]{1,63}){0,3}\.(?:com|org|net|io|dev|me|ng|co|uk|app|site|tech|design|xyz|info|blog|online|page|link|africa|edu|gov|ai|us|ca|de|in|ly|to|works|studio|art|bio|space|website|store|cc|tv|gh|ke|za|sh|fm|gg|biz|eu|fr|nl|pl|se|ug|tz|rw|zm|zw|sn|cm|ae|sg|nz|digital|agency|codes|cloud)(?:\/[^\s|,;<>()[\]]*)?(?![\p{L}\p{N}@])|(?<=(?<![\p{L}\p{N}])(?:portfolio|website|web|blog|site)\s{0,2}[:–—-]\s{0,2})[a-z\d-]{1,63}(?:\.[a-z\d-]{2,63}){1,4}(?:\/[^\s|,;<>()[\]]*)?/giu

const label =
  /(?<![\p{L}\p{N}])(?:e-?mails?(?: (?:address|add))?|mail|(?:tele)?phones?(?: (?:no|nos|number|numbers|line))?|tel(?: no)?|mobile(?: (?:no|number|phone))?|cell(?: ?phone)?(?: (?:no|number))?|g\.?s\.?m\.?(?: no)?|whatsapp|call|contact(?: (?:no|number|phone))?|phone no|linked-?in(?: (?:profile|url))?|github(?: (?:profile|url))?|portfolio(?: (?:url|link|site))?|website|web ?site|web|blog|behance|dribbble|medium|twitter|url|link|[mept]|in|gh)(?:\s*\.)?(?:\s*[:\-–—]+)?\s*(?=\ue000)/giu

/** Stands where a contact was read. */
const taken = '\ue000'

const cut = (text: string, spans: readonly Span[]): string => {
  let left = ''
  let at = 0
  for (const { from, to } of spans) {
    left += text.slice(at, from) + taken
    at = to
  }
  return left + text.slice(at)
}

const hostOf = (link: string): string => hostsIn(link)[0] ?? ''

// Names of things that look like addresses.
const noAddress =
  /^(?:node|vue|next|react|express|angular|nuxt|d3|three|socket|asp|ado|vb)\.(?:js|net|io)$|^\.net$/i

const extracted = (text: string, pattern: RegExp, is: (found: string) => boolean = () => true) => {
  const found: string[] = []
  const rest = text.replace(pattern, match => {
    const clean = match.replace(/(?<![.,;:])[.,;:]+$/, '')
    if (!is(clean)) return match
    found.push(clean)
    return taken + match.slice(clean.length)
  })
  return { found, rest }
}

/** The domain of a person's own mail, where it stands alone: `amina@moves.example moves.example`. */
const ownSites = (text: string, mails: readonly string[]): string[] => {
  const domains = new Set(mails.map(mail => mail.slice(mail.indexOf('@') + 1).toLowerCase()))
  return text.split(/[\s|,;()]+/).filter(word => domains.has(word.toLowerCase()))
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length

/** A longer line is a sentence. */
const longest = 600

/** `0000-0002-1825-0097` is of ORCID. */
const isNumber = (text: string): boolean =>
  digitsIn(text) >= 7 && digitsIn(text) <= 15 && !/^0{4}-/.test(text)

/** The contacts on a line: mail, telephone, links. */
export const contactsIn = (text: string): Contacts => {
  if (text.length > longest) return { mails: [], phones: [], linkedin: [], github: [], links: [], rest: text }
  const spans = mailSpans(text)
  const mails = spans.map(({ from, to }) => text.slice(from, to))
  const linked = extracted(cut(text, spans), address, link => !noAddress.test(link))
  const sites = ownSites(linked.rest, mails)
  const links = {
    found: [...linked.found, ...sites],
    rest: sites.reduce((rest, site) => rest.replace(site, taken), linked.rest),
  }
  const phones = extracted(links.rest, phone, isNumber)
  const hosts = links.found.map(link => ({ link, host: hostOf(link) }))
  const isOther = (host: string) => !isOf(host, 'linkedin.com') && !isOf(host, 'github.com')
  const rest = phones.rest
    .replace(/\ue000(?:(?:\s*(?:[,/|;&•·]|or|and))?\s*\ue000)+/giu, taken)
    .replace(label, '')
    .replace(
      /\ue000\s*\((?:linkedin|github|portfolio|website|mobile|home|work|personal|company|other|whatsapp|\p{L}{2,3})\)/giu,
      taken,
    )
    .replace(/(?:(?<![\s,;|•·/(])[\s,;|•·/(]+)?\ue000[\s,;|•·/)]*/gu, '\t')
    .replace(/^[\s,;|•·–—-]+|(?<![\s,;|•·–—-])[\s,;|•·–—-]+$/g, '')
  return {
    mails,
    phones: phones.found,
    linkedin: hosts.filter(({ host }) => isOf(host, 'linkedin.com')).map(({ link }) => link),
    github: hosts.filter(({ host }) => isOf(host, 'github.com')).map(({ link }) => link),
    links: hosts.filter(({ host }) => isOther(host)).map(({ link }) => link),
    rest: rest === '' ? '' : rest.replace(/\t{2,}/g, '\t'),
  }
}

export const saysHowToReach = ({ mails, phones, linkedin, github, links }: Contacts): boolean =>
  mails.length + phones.length + linkedin.length + github.length + links.length > 0
