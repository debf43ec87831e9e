import type { ClaimKind } from '../../lists.ts'
import { knownOrganisations } from './known-names.ts'
import { fullName } from './names.ts'
import { organisationEndings, schoolWords } from './ordinary-words.ts'
import { beforeAt, type Span } from './sentences.ts'
import { phraseOf, type Word } from './words.ts'

/** A name of an employer, a school or a program in a sentence. */
export type Name = {
  readonly words: readonly Word[]
  readonly kind: ClaimKind
  /** See Mention. */
  readonly names?: readonly string[]
}

/** Before a name: a place where one may be, or go to. */
export const behindAt =
  /(?:\b(?:at|with|for|joined|joining|left|leaving|via|employed by|engaged by|hired by|by|from|to|chez|of|into|inside)\s+(?:the\s+)?)$/
/** Before a name: somebody that one works for. */
export const behindWork =
  /\b(?:at|joined|joining|left|leaving|employed by|engaged by|hired by|chez|worked (?:for|with)|working (?:for|with)|work (?:for|with)|interned (?:with|at)|serv\w+ (?:at|with)|time with|stint with|career (?:at|with)|role (?:at|with)|consult\w+ for|years (?:at|with|for))\s+(?:the\s+)?$/
const behindTool =
  /\b(?:using|in|via|on|through|with|tools? (?:like|such as)|software (?:like|such as)|and)\s+$/

export const spanOf = (words: readonly Word[]): Span => ({
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
})
export const nameOf = (words: readonly Word[], text: string): string =>
  text.slice(words[0]?.start, words.at(-1)?.end)

/** By its words, and by what stands before it. */
export const kindOf = (words: readonly Word[], low: string): ClaimKind => {
  if (
    words.some(
      ({ key }) =>
        schoolWords.has(key) ||
        schoolWords.has(fullName(key).split(' ')[0] ?? '') ||
        /^uni(?:lag|ben|port|jos|cal|uyo|lorin|maid|abuja)$/.test(key),
    )
  )
    return 'school'
  if (
    words.some(({ key }) => organisationEndings.has(key)) ||
    knownOrganisations.has(phraseOf(words.map(({ raw }) => raw).join(' ')).trim())
  )
    return 'employer'
  const before = beforeAt(low, words[0]?.start ?? 0)
  if (behindWork.test(before)) return 'employer'
  return behindTool.test(before) ? 'skill' : 'employer'
}
