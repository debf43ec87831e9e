import { type Role, rolesIn } from './roles.ts'
import { beforeAt } from './sentences.ts'
import type { Word } from './words.ts'

const leadIn =
  /(?:\b(?:as|am|was|been|being|be|became|become|becoming|is|i'm|i|serve[ds]?|serving|named|appointed|made|promoted to|promotion to|rose to|raised to|elevated to|hired as|the (?:role|position|post|job|rank|office) of|(?:role|position|post|job|rank|title) of|title|en tant que|comme|je suis)\s*(?:an?|the|their|its|our|une?|la|le)?|\bmy (?:\w+ )?(?:role|position|post|job|work|years?|time|experience|career) (?:as|of)(?: an?| the)?)\s*$/
const opening = /^[\s"'(]*(?:an?\s+|the\s+|i\s+am\s+an?\s+|une?\s+)?$/
const openedBy =
  /^\s*(?:[,|.-]|$|with\b|who\b|in\b|at\b|by\b|and\b|for\b|from\b|offering\b|bringing\b|holding\b|based\b|of\b|specialis|specializ|having\b|experienced\b|trained\b|focus|skilled\b|able\b|ready\b|that\b|qualified\b|avec\b|-|now\b|since\b|turned\b|currently\b|\()/
/** A role that somebody else has, or that is wanted. */
const notTheirs =
  /(?:\b(?:as (?:personal|executive)? ?assistant to|reporting (?:directly )?to|reports? to|reported (?:directly )?to|assist(?:ed|ing|ant to)?|support(?:ed|ing)?|under|report to|supervised by|with|to|for|by|from|of|between) (?:an?|the|our|my|their|two|three)?)\s*$/

/**
 * `isOwn`: it is their own text, where what a fragment begins with is what they are.
 *
 * The roles that a stretch of text says its writer has or had: `as a data analyst`, `promoted to Head of Sales`, and one
 * that a sentence begins with. `The nurse manager` whom they reported to is not among them.
 */
export const claimedRoles = (text: string, low: string, words: readonly Word[], isOwn = false): Role[] =>
  rolesIn(text, words).filter(role => {
    const before = beforeAt(low, role.start)
    const after = low.slice(role.end, role.end + 16)
    // An associate, or a fellow, of a body is no role at work.
    if (role.head === 'associate' && /^ of\b/.test(after)) return false
    if (leadIn.test(before)) return !/\bi\s*$/.test(before) && !/^(?:'s|s')/.test(after)
    if (notTheirs.test(before)) return false
    return opening.test(before) && (isOwn || openedBy.test(after))
  })
