import type { workplaces } from '../../lists.ts'
import { anyOf, type Words } from './words.ts'

export type Workplace = (typeof workplaces)[number]

const hybrid = /\bhybrid\b/i
const onsite = /\b(?:on-?site|in-office|office[- ]based|in[- ]person|on-premises? (?:role|work))\b/i
const remote =
  /\b(?:remote(?:ly)?|work(?:ing)? from home|wfh|home[- ]?based|telecommut\w*|work from anywhere)\b/i
const notRemote =
  /\b(?:no|not|non)[- ](?:a )?(?:fully )?(?:remote|wfh|work(?:ing)? from home)\b|\bno remote|\bremote (?:site|location|area|communit|sensing|village|monitor)/i

/** What a location or a title says of where the work is done; null: nothing. */
const inWords = (text: string): Workplace | null => {
  if (hybrid.test(text)) return 'hybrid'
  if (remote.test(text) && !notRemote.test(text)) return 'remote'
  return onsite.test(text) ? 'onsite' : null
}

const line =
  /^[ \t*•-]*(?:job type|work ?(?:mode|type|arrangement|place|style|setup|location type)|location|mode of work|employment type)\s*[:–-]([^\n]{0,80})/gim
const inProse =
  /\b(?:fully|100 ?%|completely|entirely) remote\b|\bremote (?:role|position|job|opportunity)\b|\bthis is a remote\b/i
const hybridInProse = /\bhybrid (?:role|position|job|work(?:ing)?|arrangement|model|schedule)\b/i

/** Of a whole description only what is said as a heading, or plainly of the work, counts: `remote sensing` is a skill. */
const inDescription = (text: string): Workplace | null => {
  for (const [, said = ''] of text.matchAll(line)) {
    const found = inWords(said)
    if (found) return found
  }
  if (hybridInProse.test(text)) return 'hybrid'
  return inProse.test(text) && !notRemote.test(text) ? 'remote' : null
}

/** What may say that work is remote; most adverts have none of it, and are not read further. */
const mayBeSaid = anyOf(
  'remote remotely hybrid onsite site wfh home telecommute telecommuting telecommuter'.split(' '),
)

/** Where the work is done, by the board's own word, the location, the title, and the description, in this order. */
export const workplaceOf = (listing: {
  readonly workplace: Workplace | null
  readonly location: string
  readonly title: string
  readonly description: string
  /** Title and description. */
  readonly words: Words
}): Workplace | null => {
  if (listing.workplace) return listing.workplace
  const said = inWords(listing.location) ?? inWords(listing.title)
  if (said) return said
  return mayBeSaid(listing.words) ? inDescription(listing.description) : null
}
