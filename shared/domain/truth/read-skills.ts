import { isAimedAt, isOfOthers } from './aims.ts'
import { type Evidence, isSaid } from './evidence.ts'
import type { Mention, Reader, Reading } from './mention.ts'
import { beforeAt } from './sentences.ts'
import {
  isClaimAnywhere,
  isItsName,
  isNamedSkill,
  type SkillSpan,
  skillOf,
  skillSpansIn,
} from './skill-names.ts'
import { contentOf, list } from './words.ts'

const office = ['Microsoft Excel', 'Microsoft Word', 'Microsoft PowerPoint', 'Microsoft Outlook']
/** Who has the suite has its parts. */
const partOf = (skill: string): readonly string[] =>
  skill === 'Microsoft Office' ? office : office.includes(skill) ? ['Microsoft Office'] : []

const has = ({ skills }: Evidence, skill: string): boolean =>
  skills.has(skill) || partOf(skill).some(other => skills.has(other))

const isKnown = ({ skill, written }: SkillSpan, evidence: Evidence): boolean =>
  isSaid(evidence, written) || ((!isNamedSkill(skill) || isItsName(written, skill)) && has(evidence, skill))

const levels =
  /\([^()]*\)|\b(?:advanced|intermediate|basic|beginner|proficient|proficiency|fluent|fluently|native|conversational|working knowledge of|strong|excellent|good|expert|expertise in|spoken|written|some|skills?|knowledge of|experience with|level|mother tongue|bilingual)\b|[:–—-]\s*$/g
const filler = list(
  'skill abil ab knowledg experi tool softwar system us manag basic process develop gener relat handl techniqu',
)

/** Whether an item of a list of skills is among the facts: by name, by another of its names, or word by word. */
const isItemKnown = (low: string, text: string, evidence: Evidence): boolean => {
  const item = low.replace(levels, ' ').replace(/\s+/g, ' ').trim()
  if (item === '' || isSaid(evidence, item)) return true
  const skill = skillOf(item) ?? skillOf(text.trim())
  if (skill && (!isNamedSkill(skill) || isItsName(item, skill)) && has(evidence, skill)) return true
  const spans = skillSpansIn(text)
  if (spans.some(span => isClaimAnywhere(span) && !isKnown(span, evidence))) return false
  const stems = contentOf(item)
  const telling = stems.filter(stem => !filler.has(stem))
  if (telling.length === 0) return stems.every(stem => evidence.stems.has(stem))
  return (
    stems.length > 1 &&
    evidence.lines.some(
      line =>
        telling.every(stem => line.has(stem)) &&
        (telling.length > 1 || stems.every(stem => line.has(stem) || evidence.stems.has(stem))),
    )
  )
}

const said =
  /\b(?:proficien\w+ (?:in|with)|skilled (?:in|at|with)|skills? (?:in|such as|include|including)|experience (?:in|with|of|using)|experienced (?:in|with)|expert(?:ise)? (?:in|with|at)|knowledge of|trained in|training in|background in|specialis\w+ in|specializ\w+ in|certified in|hands-on with|competent (?:in|with)|fluent in|speaks?|well[- ]versed in|strong in|adept (?:at|in))\s(?:[^.;]{0,80})$/

const denied = /\b(?:not|never|n't|without|no|yet to)\b[^,;.]*$/

/** Skills said in passing: those with a name anywhere, all others where the words before call them skills. */
const inProse = ({ text, low, evidence, target, aims }: Reading): Mention[] =>
  skillSpansIn(text)
    .filter(span => isClaimAnywhere(span) || said.test(beforeAt(low, span.start)))
    .map(({ start, end, ...span }): Mention => {
      const isAdverts = target !== null && isOfOthers(low, start)
      const isWanted =
        aims === null &&
        isAimedAt(low, start) === true &&
        /\b(?:learn|learning|not|never|without|yet|eager|keen|interest|interested|hope|want|would|seeking|looking for|asks?|requires?|needs?|your|you)\b/.test(
          low.slice(0, start),
        )
      const isDenied =
        denied.test(beforeAt(low, start)) || /^\s*(?:is|are|was)(?:n't| not)\b/.test(low.slice(end))
      const stems = contentOf(span.written)
      const isDescribed =
        !isNamedSkill(span.skill) && evidence.lines.some(line => stems.every(stem => line.has(stem)))
      return {
        kind: 'skill',
        start,
        end,
        hasSource:
          isAdverts || isWanted || isDenied || isDescribed || isKnown({ start, end, ...span }, evidence),
      }
    })

export const readSkills: Reader = reading => {
  const { piece, text, low, evidence } = reading
  if (piece.kind === 'item' && piece.section !== 'certifications')
    return [{ kind: 'skill', start: 0, end: text.length, hasSource: isItemKnown(low, text, evidence) }]
  if (piece.section === 'besides') return []
  return inProse(reading)
}
