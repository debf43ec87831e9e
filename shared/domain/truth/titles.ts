import { isDoerOf } from './counted-nouns.ts'
import { isPersonal, isSaid, mention, type Reading, type Rule } from './reading.ts'
import { isSupported, type Role, rolesIn, titleWordsOf } from './roles.ts'
import { beforeAt, type Span } from './sentences.ts'
import { isOfTargetJob } from './target-job.ts'
import { list, stemOf, type Word } from './words.ts'

// Looks for: titles of headings and headlines, and roles that a sentence claims (`as a data analyst`). Source: a title
// of the facts with the same noun (of the same job, in a heading), and for each other word the title, or what describes
// the work. A word that raises the role (`senior`) needs the title; a word of the title that lowers it (`assistant`)
// has to stay. Lets pass: roles of other people, and the role that the person wants.

const leadIn =
  /(?:\b(?:as|elected|voted|chosen|am|was|been|being|be|became|become|becoming|is|i'm|i|serve[ds]?|serving|named|appointed|made|promoted to|promotion to|rose to|raised to|elevated to|hired as|the (?:role|position|post|job|rank|office) of|(?:role|position|post|job|rank|title) of|title|en tant que|comme|je suis)\s*(?:(?:at present|presently|currently|now|also)\s+)?(?:an?|the|their|its|our|une?|la|le)?|\bmy (?:\w+ )?(?:role|position|post|job|work|years?|time|experience|career) (?:as|of)(?: an?| the)?)\s*$/
const opening = /^[\s"'(]*(?:an?\s+|the\s+|i\s+am\s+an?\s+|une?\s+)?$/
const afterOpening =
  /^\s*(?:[,|.-]|$|with\b|who\b|in\b|at\b|on\b|by\b|and\b|for\b|from\b|offering\b|bringing\b|holding\b|based\b|of\b|specialis|specializ|having\b|experienced\b|trained\b|focus|skilled\b|able\b|ready\b|that\b|qualified\b|avec\b|-|now\b|since\b|turned\b|currently\b|used to\b|at home\b|known for\b|\()/
/** `Chief Pharmacist dispensing to outpatients`, but not `Driver scheduling` */
const workingAfter =
  /^\s*(?:responsible\b|in charge\b|\p{L}{3,}ing (?!and\b|of\b|for\b|process|records?\b)\p{L})/u
const nounAfter = /^\s*(?:training|staffing|scheduling|onboarding|billing|banking|nursing|engineering)\b/
/** A bullet may begin with a verb that looks like a title: `Lead and inspect a team`. */
const alsoVerbs = list('lead head guard nurse chair pilot partner steward coach cook volunteer')
/** `filled the post of an absent guard`: it is another person's. */
const ofPost =
  /\b(?:fill|cover|man|take)\w* (?:in )?(?:for )?(?:the |a )?(?:post|place|position|role|dut(?:y|ies)|shift)s? of (?:an? |any |the )?$/
const ofOthers =
  /(?:\b(?:as (?:personal|executive)? ?assistant to|reporting (?:directly )?to|reports? to|reported (?:directly )?to|assist(?:ed|ing|ant to)?|support(?:ed|ing)?|under|report to|supervised by|with|to|for|by|from|of|between) (?:an?|the|our|my|their|two|three)?)\s*$/

const besideRole = /^(?:,? and| &|,)(?: an?)? $/

/** A title of several words with capitals, before what its bearer does. */
const isAtWork = (text: string, low: string, { start, end }: Span): boolean => {
  const rest = low.slice(end, end + 40)
  const said = text.slice(start, end).split(' ')
  return (
    said.length > 1 &&
    said.every(word => /^\p{Lu}/u.test(word)) &&
    workingAfter.test(rest) &&
    !nounAfter.test(rest)
  )
}

/**
 * The roles that a text says its writer has or had: `promoted to Head of Sales`, or one that a sentence begins with. `The
 * nurse manager` whom the writer reported to is not among them. `isOwn`: the text is the person's own, where any role that
 * a fragment begins with is theirs.
 */
export const claimedRoles = (text: string, low: string, words: readonly Word[], isOwn = false): Role[] => {
  const roles = rolesIn(text, words)
  const claimed = roles.filter(({ head, start, end }) => {
    const before = beforeAt(low, start)
    const after = low.slice(end, end + 16)
    // The associate of a body has no role at work.
    if (head === 'associate' && /^ of\b/.test(after)) return false
    if (ofPost.test(before)) return false
    if (leadIn.test(before)) return !/\bi\s*$/.test(before) && !/^(?:'s|s')/.test(after)
    if (ofOthers.test(before) || !opening.test(before)) return false
    return isOwn || afterOpening.test(after) || isAtWork(text, low, { start, end })
  })
  if (isOwn) return claimed
  // `POS agent and Branch Cashier`
  const second = roles.filter(
    ({ start, end }) =>
      afterOpening.test(low.slice(end, end + 16)) &&
      claimed.some(first => first.end <= start && besideRole.test(low.slice(first.end, start))),
  )
  return [...claimed, ...second.filter(role => !claimed.includes(role))]
}

/** All roles of a headline and of a heading of work; of other pieces those that are claimed. */
const rolesOf = ({ text, low, words, piece, entries }: Reading): Role[] => {
  if (piece.kind === 'headline') return rolesIn(text, words)
  if (piece.kind === 'item' || isPersonal(piece)) return []
  if (piece.section === 'education' || piece.section === 'certifications') return []
  if (piece.kind !== 'heading') {
    const isVerb = ({ start, end }: Role) =>
      piece.kind === 'bullet' && start === 0 && alsoVerbs.has(low.slice(start, end))
    return claimedRoles(text, low, words).filter(role => !isVerb(role))
  }
  if (piece.section !== 'work') return []
  // `Gani Haulage Managers Ltd` is an employer: its words are no title.
  const organisations = entries.map(({ organisation }) => titleWordsOf(organisation))
  return rolesIn(text, words, false).filter(
    ({ head, words: others }) =>
      !organisations.some(name => name.has(head) && others.every(word => name.has(word))),
  )
}

const wantedBefore =
  /\b(?:seeking|seeks?|looking for|apply(?:ing)? (?:for|as)|interested in|application (?:for|as)|aspiring|aspire|hop(?:e|ing) to|aim(?:ing)? (?:to|for)|want(?:s|ing)? to|opportunity|ready (?:to|for)|towards?|next|future|to (?:become|work|serve|grow)|become)\b[^.]{0,60}$/
/** `looking to become an officer`: whoever says so is none. */
export const isWish = (low: string, at: number): boolean => wantedBefore.test(beforeAt(low, at))
const wantedAfter = /^[^.]{0,60}\b(?:i|it|this) (?:would|will|'ll|can|could|hope|want)\b/

const isWanted = ({ low, target, goals }: Reading, { start, end }: Role): boolean => {
  if (goals) return goals.some(goal => goal.start <= start && end <= goal.end)
  if (target === null) return isWish(low, start)
  return isOfTargetJob(low, start) ?? (wantedAfter.test(low.slice(end)) || !/\bi\b|\bmy\b/.test(low))
}

const acting =
  /\b(?:act(?:s|ed|ing)?|st(?:oo|an)ds?(?:ing)? in|fill(?:s|ed|ing)? in|cover(?:s|ed|ing)?|deputi[sz]\w+) (?:as|for)(?: an?| the| our)? $/
/** `acted as matron`: for a time. */
export const isActing = (low: string, at: number): boolean => acting.test(beforeAt(low, at))
const inTraining = /\b(?:trained|apprenticed|learn(?:ed|t)) as (?:an? )?$/
/** Words that a line says in another way: whoever `trained as a tailor` was an `apprentice tailor`. */
const saidOtherwise = ({ low }: Reading, { start }: Role): readonly string[] => {
  if (isActing(low, start)) return ['acting']
  return inTraining.test(low.slice(0, start)) ? ['apprentice', 'trainee', 'student', 'intern'] : []
}

/** Whoever does this work is called so: `forklift driver`, of `drove a forklift`. */
const workers = list('driver rider cleaner loader packer operator seller painter')
const isOfDeed = ({ evidence }: Reading, { head, words }: Role): boolean =>
  workers.has(head) &&
  words.length > 0 &&
  evidence.compared.some(
    ({ kind, following }) =>
      kind === 'line' &&
      [...following].some(stem => isDoerOf(head, stem)) &&
      words.every(word => following.has(stemOf(word))),
  )

/** So many letters make the name of a trade and of its study the same: `agronomist`, of `agronomy`. */
const sameRoot = 6
/** `agronomist by degree` */
const isOfStudies = ({ low, evidence }: Reading, { head, end }: Role): boolean =>
  /^ by (?:degree|training|education|qualification)\b/.test(low.slice(end)) &&
  [...evidence.subjects].some(stem => stem.length >= sameRoot && head.startsWith(stem.slice(0, sameRoot)))

/** `Clear writer`, of the skill `clear writing`: with a word of praise alone it says how somebody works. */
const isOfSkill = ({ evidence, low }: Reading, { head, words, start, end }: Role): boolean =>
  words.length === 0 &&
  low.slice(start, end).includes(' ') &&
  evidence.compared.some(
    ({ kind, stems }) => kind === 'item' && [...stems].some(stem => isDoerOf(head, stem)),
  )

export const readTitles: Rule = reading => {
  const { evidence, piece, entries } = reading
  const isHeading = piece.kind === 'heading'
  const own = entries.map(({ title }) => title).filter(title => title.size > 0)
  const titles = isHeading && own.length > 0 ? own : evidence.titles
  const isOfWork = (word: string) =>
    !isHeading &&
    (evidence.stems.has(stemOf(word)) ||
      isSaid(evidence, word) ||
      evidence.compared.some(({ kind, following }) => kind === 'name' && following.has(stemOf(word))))
  const around = isHeading ? titleWordsOf(reading.text) : new Set<string>()
  return rolesOf(reading).map(role => {
    const hasSource =
      [role, ...saidOtherwise(reading, role).map(word => ({ ...role, words: [...role.words, word] }))].some(
        said => titles.some(title => isSupported(said, title, isOfWork, around)),
      ) ||
      (!isHeading &&
        (isOfDeed(reading, role) ||
          isWanted(reading, role) ||
          isOfStudies(reading, role) ||
          isOfSkill(reading, role)))
    return mention('title', role, hasSource)
  })
}
