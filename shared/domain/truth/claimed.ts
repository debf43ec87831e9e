import { isPersonal, type Reading } from './reading.ts'
import { beforeAt } from './sentences.ts'
import { isOfTargetJob, isSaidOfOthers, targetsIn } from './target-job.ts'

// Tells whether a stretch of a text says what its writer did, or only what they would like, what they feel, or what the
// employer does: `I would be glad to learn it`, `I was moved to read that you planted trees`.

/** Feelings and wishes. What follows one is no deed, until the text speaks of the past again. */
const motive =
  /\b(?:am writing|moved to (?:read|see|learn|hear)|(?:glad|pleased|happy|delighted|excited|thrilled|honou?red|proud|sorry|curious) to (?:read|see|learn|hear|apply|submit|be considered|write)|excited|grateful|impressed|admired?|drawn to|draws me|appeals? to|attracts? me|attracted to|inspired by|suits? me|believe|am sure|convinced|confident|made me (?:smile|think|want)|reason (?:for|why|that)|the reason|why i|because i (?:want|would|hope|believe|like|love)|dream of|happy to|glad to|ready to|willing to|able to relocate|available (?:for|to)|look(?:ing)? forward|thank you|many thanks|my thanks)\b/g
const deedAgain =
  /\b(?:i (?:\w+ly )?(?:have|had|led|ran|built|took|kept|made|wrote|taught|sold|drove|did|\w{3,}ed)|at \p{Lu})\b/gu
const wish =
  /\b(?:seek(?:s|ing)?|looking (?:for|to)|eager to|keen to|hop(?:es?|ing) to|aim(?:s|ing)? to|wants? to|wish(?:es)? to|would like to|would love to|ready to (?:learn|grow|join)|aspir(?:es|ing) to|interested in|open to|willing to|yet to|not yet|no longer|never|does not|do not|am not|is not)\b/g

// Each word of a text is asked for, one after the other.
const remembered = new Map<RegExp, { readonly low: string; readonly found: readonly number[] }>()
const foundIn = (pattern: RegExp, low: string): readonly number[] => {
  const before = remembered.get(pattern)
  if (before?.low === low) return before.found
  const found = Array.from(low.matchAll(pattern), ({ index }) => index)
  remembered.set(pattern, { low, found })
  return found
}

/** Where an expression last matches before an offset. -1: nowhere. */
const lastIndex = (pattern: RegExp, low: string, before: number): number =>
  foundIn(pattern, low).findLast(index => index < before) ?? -1

/** What somebody likes, believes or knows is no deed. */
const attitude =
  /\b(?:enjoys?|loves?|likes?|believes?|cares? (?:about|that)|i know|knows|learn(?:ed|t)? to)\b[^;.]*$/
/** `I have not yet worked with SAP`. */
const denied = /\b(?:not|never|yet to|cannot)\b[^,;.]*$|n't\b[^,;.]*$/

const ofWriter = /\bi\b/
const turnedDown =
  /^[^,;.]*?\b(?:i (?:would|will|have (?:still|yet) to|still have to|have to|want to|hope to)|would (?:be|mean)|(?:does|do|will) not|(?:is|are) among|(?:that|which|what) you)\b/

/** `SAP I have still to learn`, `a CEO on the road does not frighten me`: what follows in a letter says that it is no deed. */
export const isTurnedDown = ({ low, target }: Reading, at: number): boolean => {
  if (target === null) return false
  const clause = low.slice(Math.max(...[',', ';', '.'].map(mark => low.lastIndexOf(mark, at - 1))) + 1, at)
  return !ofWriter.test(clause) && turnedDown.test(low.slice(at))
}

/** Whether what stands at an offset is said of what the writer did or was. */
export const isClaimed = (reading: Reading, at: number): boolean => {
  const { low, target, goals } = reading
  const before = beforeAt(low, at)
  if (isPersonal(reading.piece) || denied.test(before) || attitude.test(before)) return false
  if (goals) return !goals.some(({ start, end }) => start <= at && at <= end)
  if (target === null) {
    const wished = lastIndex(wish, low, at)
    return wished < 0 || lastIndex(deedAgain, low, at) > wished
  }
  if (isSaidOfOthers(low, at) || isOfTargetJob(low, at) === true || isTurnedDown(reading, at)) return false
  const moved = lastIndex(motive, low, at)
  return moved < 0 || lastIndex(deedAgain, low, at) > moved
}

const firstPerson = /\b(?:i|me|my|mine|we|our|ours)\b/
const ofReader = /\b(?:you|your|yours)\b/
const wished =
  /\b(?:would|will|could|hope|want|like to|love to|keen|eager|looking forward|apply|applying|learn)\b|'d\b|'ll\b/

/**
 * The same for what came of a deed: `Sales grew after I had set up her shop`, `the church recommended me`. `isOwn`: the
 * sentence is about the writer's own work.
 */
export const isOutcomeClaimed = (reading: Reading, at: number, isOwn = false): boolean => {
  if (isClaimed(reading, at)) return true
  const { low, target, goals } = reading
  if (goals || target === null || (!isOwn && !firstPerson.test(low)) || ofReader.test(low)) return false
  return targetsIn(reading).length === 0 && lastIndex(motive, low, at) < 0 && !wished.test(low.slice(0, at))
}
