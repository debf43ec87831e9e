import type { Facts, VouchedLine } from '../../api/truth.ts'
import type { ProfileTextType } from '../../lists.ts'
import { unitsOf } from './check-pieces.ts'
import type { CheckOptions } from './check-resume.ts'
import { evidenceFrom } from './facts.ts'
import { lowered, type Plain, plainOf } from './plain-text.ts'
import type { Piece } from './reading.ts'
import type { Claim, TruthReport } from './report.ts'
import { linesIn, type Span, sentencesOf, stretchesBetween, trimmed } from './sentences.ts'
import { isNamedSkill, itemsOf, skillOf } from './skills.ts'
import { phraseOf } from './words.ts'

const item = { kind: 'item', section: 'skills', under: -1 } as const
const between = /(?<!\s)\s+[|•·]\s+|\n/g

/** The parts of a headline, between upright strokes or points. */
const headlinePiecesOf = ({ text }: Plain): Piece[] =>
  stretchesBetween(between, text)
    .map(({ start, end }) => trimmed(text, start, end))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)))
    .map((span, line): Piece => {
      // A tool that stands alone is an item, however it is written: `TABLEAU`.
      const isTool = isNamedSkill(skillOf(text.slice(span.start, span.end)))
      return isTool
        ? { ...span, ...item, line }
        : { ...span, kind: 'headline', section: 'other', under: -1, line }
    })

/** `Core skills: SQL · Excel`, as a line of its own. */
const skillsLine =
  /^\s*(?:(?:core|key|main|my|top|technical|soft)\s+){0,2}(?:skills|tools|specialities|specialties|competencies|expertise|strengths|technologies|tech stack)\s*[:-]\s*\S/

/** The sentences of a summary or a bio, line by line. A wrapped line goes on small, and the one before has no end. */
const prosePiecesOf = ({ text, low }: Plain): Piece[] => {
  const lines: Span[] = []
  for (const line of linesIn(text)) {
    const last = lines.at(-1)
    const goesOn =
      last?.end === line.start - 1 &&
      /^\p{Ll}/u.test(text.slice(line.start, line.end)) &&
      !/[.!?:\s]$/.test(text.slice(0, last.end))
    if (last && goesOn) lines[lines.length - 1] = { start: last.start, end: line.end }
    else if (text.slice(line.start, line.end).trim() !== '') lines.push(line)
  }
  return lines.flatMap(({ start, end }, line): Piece[] => {
    const sentences = sentencesOf(text, start, end)
    return skillsLine.test(low.slice(start, end)) && sentences.length === 1
      ? itemsOf(text, start, end).map(span => ({ ...span, ...item, line }))
      : sentences.map(span => ({ ...span, kind: 'sentence', section: 'other', under: -1, line }))
  })
}

const goalCue =
  /\b(?:aspir(?:e|es|ing)(?: to)?|aim(?:s|ing)? (?:for|to|at)|look(?:s|ing)? (?:for|to|forward)|in search of|seek(?:s|ing)?|open to|hop(?:e|es|ing) (?:to|for)|wants? to|want(?:s|ing)? (?:an?|my) (?:role|post|job|career|position)|would (?:like|love|bring|welcome|be)|i'd (?:like|love|bring|welcome)|(?:my|the) (?:next|goal|aim|ambition|plan|dream)|next:|future|mov(?:e|es|ing) (?:in)?to(?:wards)?|transition(?:s|ing)? (?:in)?to|switch(?:es|ing)? to|(?:work|grow)(?:s|ing)? (?:in)?to(?:wards)?|grow into|what (?:i|she|he|they) (?:look|want|hope)s?|ready (?:for|to)|available (?:for|as)|interested in|keen (?:to|on)|eager to|plan(?:s|ning)? to|prepar(?:es|e|ing) (?:for|to)|studying towards?|(?:am|is|now|currently) learning|learning|to become|appl(?:y|ies|ying) for)\b/g
/** Here a goal ends, and the past goes on: `aiming for Manager after 12 years at Zenith Bank`. */
const goalEnd =
  /[.;!?|\n]|\b(?:after|having|since|because|drawing on|backed by|based on|bringing|(?:us(?:e|ing)|apply|with|from|of) my|my \d|with (?:\d|over|more than|nearly|almost|about|an? (?:\w+ )?(?:record|decade|background|history|phd|mba|b\.?sc|m\.?sc|degree)|(?:\w+ )?years|experience|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b|[a-z ]{0,20}experience)|who (?:has|have|had|led|held|ran|built|\w+ed)|where (?:i|she|he|they) (?:\w+ed|led|ran|built|held|have|has)|i (?:\w+ly )?(?:have|had|led|lead|am|was|ran|run|manage|built|hold|held|know|use|speak|\w{3,}ed))\b/
const severalJobs = /\b(?:roles|positions|posts|jobs|openings|opportunities)\b/

/** Where a piece says what its writer wants to become. `role`: the target role in small letters. */
const goalsIn = (low: string, role: string): Span[] =>
  Array.from(low.matchAll(goalCue), ({ index, 0: said }) => {
    const from = index + said.length
    const rest = low.slice(from)
    const whole = rest.slice(0, goalEnd.exec(rest)?.index ?? rest.length)
    // A comma ends it, unless several roles are listed: `open to Planner, Buyer and Dispatcher roles`.
    const jobs = severalJobs.exec(whole)?.index ?? whole.length
    const length = whole.includes(',') ? (severalJobs.test(whole) ? jobs : whole.indexOf(',')) : whole.length
    // `Engineer, Payments` has a comma of its own.
    const at = role === '' ? -1 : rest.indexOf(role)
    const withRole = at >= 0 && at <= length ? at + role.length : 0
    return { start: index, end: from + Math.max(length, withRole) }
  })

/** The kind of a profile text, and what it is for: what is said of that is no claim. */
type ProfileTextTarget = {
  readonly type: ProfileTextType
  readonly targetRole: string
  /** Of the target job. */
  readonly jobDescription?: string
}

/** These are claims in a goal too, unless the target job has them: `a team of 40`. */
const claimsInGoals: readonly Claim['kind'][] = ['figure', 'date']

/** `Ex-Dangote` says that the person was at Dangote. Offsets stay. */
const withFormerAsAt = (plain: Plain): Plain => {
  const text = plain.text.replace(/\b[Ee][Xx][-–](?=\p{Lu})/gu, 'at ')
  return text === plain.text ? plain : { ...plain, text, low: lowered(text) }
}

/** Compares each part of a headline, and each sentence of a summary or a bio, with the facts. */
export const checkProfileText = (
  content: string,
  facts: Facts,
  vouched: readonly VouchedLine[],
  { type, targetRole, jobDescription = '' }: ProfileTextTarget,
  { citations = [], today }: CheckOptions = {},
): TruthReport => {
  const plain = withFormerAsAt(plainOf(content))
  const pieces = type === 'headline' ? headlinePiecesOf(plain) : prosePiecesOf(plain)
  const wanted = phraseOf(`${targetRole} ${jobDescription}`)
  const role = lowered(targetRole.trim())
  const goalsOf = (low: string) => goalsIn(low, role)
  const units = unitsOf(pieces, plain, evidenceFrom(facts, today), { vouched, citations, goalsOf }).map(
    unit => {
      const goals = unit.claims.length === 0 ? [] : goalsOf(plain.low.slice(unit.start, unit.end))
      const claims = unit.claims.filter(
        ({ kind, text, start, end }) =>
          (claimsInGoals.includes(kind) && !wanted.includes(phraseOf(text))) ||
          !goals.some(goal => goal.start <= start - unit.start && end - unit.start <= goal.end),
      )
      return { ...unit, claims, vouchedSource: claims.length > 0 ? unit.vouchedSource : null }
    },
  )
  return { units }
}
