import { besides, certifiedIn } from './certified-in.ts'
import { isClaimed } from './claimed.ts'
import { isPersonStem } from './counted-nouns.ts'
import { isNameSaid } from './known-names.ts'
import { readMemberships } from './memberships.ts'
import { type Certificate, isSaid, type Mention, mention, type Reading, type Rule } from './reading.ts'
import { isRoleNoun } from './roles.ts'
import { groupOf, lineAt, overlaps, type Span, spanOfMatch, spansOf } from './sentences.ts'
import table from './words/certificates.json' with { type: 'json' }
import { contentOf, list, phraseOf, stemOf } from './words.ts'

// Looks for: certificates and licences by their names, others by their words (`certified welder`), levels of them (`HSE
// Level 3`), and every item of a section of certificates.
// Source: the same certificate in the facts, or all of its words in one line of them.
// Lets pass: a certificate that the person works for, if the text says so; in a letter, a name in the job's title or company.

// words/certificates.json has for each key patterns of the short name, read in capitals alone, and of the long name, read in
// small letters. `{called}`: up to four words may follow, as in `AWS Certified` Cloud Practitioner.
const called = '(?: (?!who|and|with|in|from|since|for|to|at|as|i|by|on|of|that|but|now|holder)[a-z-]+){0,4}'
const certificates: readonly (readonly [string, { readonly short?: string; readonly long?: string }])[] =
  Object.entries(table)
const anyOf = (patterns: readonly (string | undefined)[]) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${patterns.map(pattern => `(${pattern ?? '(?!)'})`).join('|')})(?![\\p{L}\\d])`,
    'gu',
  )
const shortNames = anyOf(certificates.map(([, { short }]) => short))
const longNames = anyOf(certificates.map(([, { long }]) => long?.replaceAll('{called}', called)))

// To try all names at each place takes longer than all else, and most lines have none of them.
const anyShort = /[A-Z]{2}|CompTIA/
const anyLong =
  /institut|associat|charter|certif|professional|council|societ|life support|sigma|service|risk manager|google|azure|aws |itil|prince2|nebosh|ielts|toefl|delf|dalf|stcw|bosiet|comptia|hse |icdl|registered|specialist|guilds|iso|notary|justice|oaths|advocate/

/** `AWS Certified Developer` is not `AWS Certified Cloud Practitioner`: the key of these has the words that follow. */
const severalOf = list('iso hse aws azure gcp google comptia')
const keyOf = (at: number, found: string): string => {
  const key = certificates[at]?.[0] ?? ''
  return severalOf.has(key)
    ? found
        .toLowerCase()
        .replace(/certificat\w+|professional|\bin\b|[^a-z\d+]+/g, ' ')
        .trim()
        .replace(/\s+/g, ' ')
    : key
}

const pending =
  /\b(?:student|in view|in progress|ongoing|part[- ]?qualified|candidate|expected|preparing|studying|pursuing|working towards?|foundation level|part (?:i{1,3}|[1-3]|one|two|three)|skills level|professional level|atswa?|accounting technicians?|(?:stage|level|part|paper|module)s? (?:\w+ passed|(?:\d|one|two|three) of)|(?:passed|completed|done|did) (?:the )?(?:first |second )?(?:stage|level|part|paper|module)|registered for|to (?:sit|write|finish))\b/

/** Every certificate that a text names. `low` is the text in small letters. */
export const certificatesIn = (text: string, low: string): Certificate[] => {
  const found: Certificate[] = []
  const read = (names: RegExp, said: string) => {
    for (const match of said.matchAll(names)) {
      const span = spanOfMatch(match)
      const isPending = pending.test(lineAt(low, span.start))
      if (!found.some(other => overlaps(span, other)))
        found.push({ ...span, key: keyOf(groupOf(match), match[0]), isPending })
    }
  }
  if (anyLong.test(low)) read(longNames, low)
  if (anyShort.test(text)) read(shortNames, text)
  return found
}

/** `certified public health officer`, `chartered accountant`, `a practising licence`, in small letters. */
const notOfPerson =
  'in since from by with and to as for the at an? of new on over all letters? every under patients? about more'
const notOfPaper =
  'an? the my his her our your their its this that and or with without of in for to from as on by both among including ' +
  'hold(?:s|ing)? ha(?:s|ve|d) carry carries get got need(?:s|ed)? obtained valid current clean full any no not one two three'
const notLength = '(?![\\p{L}\\d]+-(?:hour|day|week|month|year)\\b)'
const but = (words: string): string => `(?!(?:${words.replaceAll(' ', '|')})\\b)`
const general = new RegExp(
  `(?<![\\p{L}\\d]-)\\b(?:(?:board[- ])?(?:certified|chartered|licen[cs]ed|registered|accredited)(?: ${but(notOfPerson)}\\p{L}[\\p{L}'-]*){1,3}|` +
    `(?:${but(notOfPaper)}${notLength}\\p{L}[\\p{L}'’-]* ){1,3}(?:licen[cs]e|certification|certificate)s?)\\b`,
  'gu',
)
/** `a certificate in occupational first aid` */
const ofSubject =
  /\b(?:licen[cs]e|certificat(?:e|ion)) (?:in|for) (?:\p{L}[\p{L}'’-]* ){0,2}\p{L}[\p{L}'’-]*/gu
/** `under the firm's licence`: an organisation has it. */
const ofFirm =
  /^(?:firm|company|employer|agency|business|owner|shop|clinic|hospital|pharmacy|school|boss|client|centre|plant)['’]s? /
/** Papers that no person earns. */
const ofThings =
  /\b(?:payment|birth|death|marriage|completion|calibration|share|gift|interim|medical|warranty|origin|fitness|tax|purchase|gate|fumigation|indigene|valuation) (?:\p{L}+ )?(?:certificate|licen[cs]e)/u
const several = /(?:certificate|licen[cs]e)s$/
const holding = /\b(?:hold|holds|holding|have|has|having|earned|obtained|got|with|my)\b[^,;.]*$/
/** `Issued certificates of residence`: in a line of a job, several papers are those of other people. */
const areOfOthers = (said: string, { low, piece }: Reading, start: number): boolean =>
  piece.kind === 'bullet' &&
  piece.section === 'work' &&
  several.test(said) &&
  !holding.test(low.slice(0, start))

const verbUse = /(?:^|\b(?:i|we|also|and|then)|[,;])\s*$/
/**
 * `Registered arriving guests` is a deed. A person who has a licence is named at its end, in the singular: `registered
 * child nurse`.
 */
const isDeed = (said: string, { low, piece }: Reading, start: number): boolean => {
  const [first = '', ...others] = said.split(' ')
  const isPerson = others.some(word => isRoleNoun(word) || (!/s$/.test(word) && isPersonStem(stemOf(word))))
  const isVerb = /ed$/.test(first) && others.length > 0
  return (
    isVerb &&
    !isPerson &&
    (first === 'registered' || (piece.section === 'work' && verbUse.test(low.slice(0, start))))
  )
}

/** `licensed health extension worker`: all of it is a title of the person, who has a licence for work. */
const hasLicenceOfTitle = (said: string, { evidence }: Reading): boolean => {
  const [first = '', ...others] = contentOf(said)
  const last = others.at(-1)
  return (
    /^(?:licen|regist)/.test(first) &&
    last !== undefined &&
    others.every(stem => evidence.stems.has(stem)) &&
    evidence.titles.some(title => [...title].map(stemOf).includes(last)) &&
    evidence.compared.some(
      ({ kind, text }) => kind === 'item' && /licen[cs]e|regist/i.test(text) && !/driv|passport/i.test(text),
    )
  )
}

const anyGeneral = /certif|charter|licen|regist|accredit/
const kindOfCertificate = /^(?:certif|licen[cs]|regist|charter|accredit)/

const accountants = list('ican acca icag saica cima cpa anan')
/** `licensed Ghanaian teacher`, in stems. */
const peoples = list(
  'nigerian ghanaian kenyan african ugandan egyptian zambian rwandan cameroonian tanzanian ethiopian',
)

/** Whether one line of the facts has all of the stems. Of `certified` and `licence`, any will do. */
const isInOneLine = (stems: readonly string[], { evidence }: Reading): boolean =>
  evidence.lines.some(line =>
    stems.every(
      stem =>
        line.has(stem) ||
        (kindOfCertificate.test(stem) && [...line].some(other => kindOfCertificate.test(other))),
    ),
  )

/** Who goes to a notary is none. */
const offices = list('notary jp oaths san')

const hasSourceFor = (certificate: Certificate, said: string, reading: Reading): boolean => {
  const { evidence, target } = reading
  if (target && phraseOf(`${target.title} ${target.company}`).includes(phraseOf(said))) return true
  // What the advert asks for, and the person would like to get.
  if (target?.advert && isSaid(target.advert, said) && !isClaimed(reading, certificate.start)) return true
  const known = evidence.certificates.filter(
    ({ key }) => key === certificate.key || key.startsWith(`${certificate.key} `),
  )
  return known.length > 0
    ? certificate.isPending || known.some(({ isPending }) => !isPending)
    : !offices.has(certificate.key) &&
        (isSaid(evidence, said) || isInOneLine(contentOf(certificate.key), reading))
}

const isGeneralKnown = (words: string, reading: Reading): boolean => {
  const stems = contentOf(words).filter(stem => !besides.has(stem) && !peoples.has(stem))
  const isAccountant =
    words.startsWith('chartered accountant') &&
    reading.evidence.certificates.some(({ key, isPending }) => !isPending && accountants.has(key))
  const [first = '', ...rest] = stems
  const last = rest.at(-1) ?? first
  // `licensed class teacher`, of `Teacher Licence` and `Class 3 Teacher`.
  const isOfWork = rest.every(stem => reading.evidence.stems.has(stem)) && isInOneLine([first, last], reading)
  return (
    isAccountant ||
    isOfWork ||
    hasLicenceOfTitle(words, reading) ||
    isInOneLine(stems, reading) ||
    isInOneLine(stems.slice(0, 2), reading)
  )
}

const levels =
  /\b(?:grade|trade test|level|class|category|form|standard|licen[cs]e|part(?! i [a-z]))\s+(?:[b-g]\d?|a\d?(?! [a-z])|\d{1,2}|i{1,3}|iv|v)\b/g
const ofCertificate = /certif|guild|nvq|btec|nbte|licen|first aid|diploma|card|test|belt|award/

/** `category B`, of `licence B` */
const isLevelSaid = (said: string, { evidence }: Reading): boolean =>
  isSaid(evidence, said) ||
  ['licence', 'license', 'class'].some(
    word => /^(?:category|class)/.test(said) && isSaid(evidence, `${word} ${said.split(' ').at(-1)}`),
  )

/** `your call for a training certificate`: the advert has it, and the sentence says it of the job. */
const isOfAdvert = (reading: Reading, { start, end }: Span): boolean => {
  const advert = reading.target?.advert
  const stems = contentOf(reading.low.slice(start, end))
  return advert != null && stems.every(stem => advert.stems.has(stem)) && !isClaimed(reading, start)
}

export const readCertificates: Rule = reading => {
  const { text, low, words, piece, evidence } = reading
  const mentions: Mention[] = readMemberships(reading)
  const add = (span: Span, hasSource: boolean) => mentions.push(mention('certification', span, hasSource))
  const isFree = (span: Span) => !mentions.some(other => overlaps(span, other))
  for (const certificate of certificatesIn(text, low).filter(isFree))
    add(certificate, hasSourceFor(certificate, text.slice(certificate.start, certificate.end), reading))
  for (const found of certifiedIn(reading)) if (isFree(found)) mentions.push(found)
  for (const found of anyGeneral.test(low) ? [...spansOf(general, low), ...spansOf(ofSubject, low)] : []) {
    if (mentions.some(other => overlaps(found, other))) continue
    const said = low.slice(found.start, found.end)
    const name = words.find(
      ({ start, end, raw }) => (end === found.start - 1 || start === found.start) && /^[A-Z]{3,}$/.test(raw),
    )?.raw
    if (
      ofThings.test(said) ||
      ofFirm.test(said) ||
      areOfOthers(said, reading, found.start) ||
      (name === undefined && isDeed(said, reading, found.start)) ||
      (name !== undefined && isNameSaid(evidence, name))
    )
      continue
    // `PMP certified project manager` says it of the PMP.
    if (mentions.some(({ end }) => found.start - end >= 0 && found.start - end <= 1)) continue
    // `CRFFN registered freight forwarder`: no fact has the body.
    add(found, name === undefined && (isGeneralKnown(said, reading) || isOfAdvert(reading, found)))
  }
  const isSection = piece.section === 'certifications'
  if (isSection || mentions.length > 0 || ofCertificate.test(low))
    for (const level of spansOf(levels, low))
      if (!mentions.some(other => overlaps(level, other) && !other.hasSource))
        add(level, isLevelSaid(low.slice(level.start, level.end), reading))
  if (isSection && piece.kind !== 'heading' && piece.kind !== 'details' && mentions.length === 0) {
    const name = (low.split(/\s[-|]\s|[|(,]/)[0] ?? low).trim()
    const stems = contentOf(name).filter(stem => !besides.has(stem) && !/^\d+$/.test(stem))
    const start = low.indexOf(name)
    if (stems.length > 0) add({ start, end: start + name.length }, isInOneLine(stems, reading))
  }
  return mentions
}
