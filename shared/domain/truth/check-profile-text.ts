import type { Facts, VouchedLine } from '../../api/truth.ts'
import type { ProfileTextType } from '../../lists.ts'
import type { CheckOptions } from './check-resume.ts'
import { evidenceFrom } from './evidence.ts'
import { lowered, type Plain, plainOf } from './plain.ts'
import { aimsIn } from './profile-aims.ts'
import { headlinePiecesOf, prosePiecesOf } from './profile-pieces.ts'
import type { Claim, TruthReport, Unit } from './report.ts'
import { unitsOf } from './units.ts'
import { phraseOf } from './words.ts'

/** Which text it is, and what it aims for: what is said of that is no claim. */
export type ProfileTextTarget = {
  readonly type: ProfileTextType
  readonly targetRole: string
  /** Of the job that it should fit. */
  readonly jobDescription?: string
}

/** A figure or a date is somebody's own, unless the job has it: `a team of 40`. */
const areOwn: readonly Claim['kind'][] = ['figure', 'date']

const former = /\b[Ee][Xx][-–](?=\p{Lu})/gu

/** `Ex-Dangote` is somebody who was at Dangote. Offsets stay. */
const readable = (plain: Plain): Plain => {
  const text = plain.text.replace(former, 'at ')
  return text === plain.text ? plain : { ...plain, text, low: lowered(text) }
}

/** Compares each part of a headline, and each sentence of a summary or a bio, with the facts. */
export const checkProfileText = (
  content: string,
  facts: Facts,
  kept: readonly VouchedLine[],
  { type, targetRole, jobDescription = '' }: ProfileTextTarget,
  { today }: CheckOptions = {},
): TruthReport => {
  const plain = readable(plainOf(content))
  const pieces = type === 'headline' ? headlinePiecesOf(plain) : prosePiecesOf(plain)
  const wanted = phraseOf(`${targetRole} ${jobDescription}`)
  const target = lowered(targetRole.trim())
  const aimsOf = (low: string) => aimsIn(low, target)
  const withoutAims = (unit: Unit): Unit => {
    if (unit.claims.length === 0) return unit
    const aims = aimsOf(plain.low.slice(unit.start, unit.end))
    const claims = unit.claims.filter(
      ({ kind, text, start, end }) =>
        (areOwn.includes(kind) && !wanted.includes(phraseOf(text))) ||
        !aims.some(aim => aim.start <= start - unit.start && end - unit.start <= aim.end),
    )
    return { ...unit, claims, keptFrom: claims.length > 0 ? unit.keptFrom : null }
  }
  return { units: unitsOf(pieces, plain, evidenceFrom(facts, today), kept, null, aimsOf).map(withoutAims) }
}
