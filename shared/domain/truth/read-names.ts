import { isOfOthers } from './aims.ts'
import { saysLittle } from './capitals.ts'
import { isSaid } from './evidence.ts'
import { knownIn } from './known-in.ts'
import { type Mention, overlaps, type Reader } from './mention.ts'
import { type Name, nameOf, spanOf } from './name.ts'
import { isNameSaid } from './names.ts'
import { nameOfRun } from './run-names.ts'
import { runsIn } from './runs.ts'
import type { Span } from './sentences.ts'
import { isClaimOfTarget, targetsIn } from './target-claims.ts'
import { phraseOf } from './words.ts'

/** Employers and schools, and other names that nobody knows, in what is written as sentences. */
export const readNames: Reader = reading => {
  const { text, low, evidence, piece, target } = reading
  const isStructured = (piece.kind === 'heading' || piece.kind === 'details') && piece.section !== 'other'
  if (piece.kind === 'item' || piece.section === 'besides' || isStructured) return []
  const mentions: Mention[] = []
  const add = (mention: Mention) => {
    if (!mentions.some(other => overlaps(mention, other))) mentions.push(mention)
  }
  const company = target ? phraseOf(target.company).trim() : ''
  const isAdverts = (name: string, span: Span) => {
    const phrase = phraseOf(name).trim()
    const isCompany = company !== '' && (company.includes(phrase) || phrase.includes(company))
    if (isCompany) return !isClaimOfTarget(low, span)
    return target?.advert != null && isSaid(target.advert, name) && isOfOthers(low, span.start)
  }
  if (target && !isNameSaid(evidence, target.company))
    for (const span of targetsIn(reading))
      add({ kind: 'employer', ...span, hasSource: !isClaimOfTarget(low, span) })
  const put = ({ words, kind, names }: Name) => {
    const name = nameOf(words, text)
    const span = spanOf(words)
    add({
      kind,
      ...span,
      hasSource: isNameSaid(evidence, name) || isAdverts(name, span),
      ...(names && { names }),
    })
  }
  for (const name of knownIn(reading)) put(name)
  const isLittle = saysLittle(reading)
  for (const run of runsIn(reading)) {
    const name = nameOfRun(run, reading, isLittle)
    if (name) put(name)
  }
  return mentions
}
