import { certificatesIn, generalCertificatesIn } from './certificates.ts'
import { isSaid } from './evidence.ts'
import { type Mention, overlaps, type Reader } from './mention.ts'
import type { Span } from './sentences.ts'
import { contentOf, list, phraseOf } from './words.ts'

const accountants = list('ican acca icag saica cima cpa anan')
const kinds = list('certifi licens chart regist accredit certif licenc charter certificat')
const isKind = (stem: string): boolean =>
  kinds.has(stem) || /^(?:certif|licen[cs]|regist|charter|accredit)/.test(stem)
/** What a line of certificates has besides their names. */
const besides = list(
  'in of by from issued obtained view member student associate level certificate certification course training programme program online completed',
)

/** Words that were used for one certificate of the facts stand in one of its lines. */
const isInOneLine = (stems: readonly string[], lines: readonly ReadonlySet<string>[]): boolean =>
  lines.some(line => stems.every(stem => line.has(stem) || (isKind(stem) && [...line].some(isKind))))

const levels = /\b(?:grade|level|class|category)\s+(?:[a-e]\d?|\d|i{1,3}|iv|v)\b/g
const ofCertificate = /certif|guild|nvq|btec|nbte|licen|first aid|diploma|card|test|belt|award/

/** `HSE Level 3` is not HSE Level 1. */
const levelsIn = (low: string, isOfOne: boolean): Span[] =>
  isOfOne || ofCertificate.test(low)
    ? Array.from(low.matchAll(levels), ({ index, 0: said }) => ({ start: index, end: index + said.length }))
    : []

export const readCertificates: Reader = ({ text, low, piece, evidence, target }) => {
  const mentions: Mention[] = []
  for (const certificate of certificatesIn(text, low)) {
    const said = text.slice(certificate.start, certificate.end)
    const known = evidence.certificates.filter(
      ({ key }) => key === certificate.key || key.startsWith(`${certificate.key} `),
    )
    const stems = contentOf(certificate.key)
    const hasSource =
      (known.length > 0
        ? certificate.isPending || known.some(({ isPending }) => !isPending)
        : isSaid(evidence, said) || isInOneLine(stems, evidence.lines)) ||
      (target !== null && phraseOf(`${target.title} ${target.company}`).includes(phraseOf(said)))
    mentions.push({ kind: 'certification', start: certificate.start, end: certificate.end, hasSource })
  }
  for (const general of generalCertificatesIn(low)) {
    if (mentions.some(({ start, end }) => general.start < end && start < general.end)) continue
    const stems = contentOf(general.words).filter(stem => !besides.has(stem))
    // `PMP certified project manager` says it of the PMP.
    if (mentions.some(({ end }) => general.start - end >= 0 && general.start - end <= 1)) continue
    const isAccountant =
      /^chartered accountant/.test(general.words) &&
      evidence.certificates.some(({ key, isPending }) => !isPending && accountants.has(key))
    const hasSource =
      isAccountant || isInOneLine(stems, evidence.lines) || isInOneLine(stems.slice(0, 2), evidence.lines)
    mentions.push({ kind: 'certification', start: general.start, end: general.end, hasSource })
  }
  for (const level of levelsIn(low, piece.section === 'certifications' || mentions.length > 0))
    if (!mentions.some(other => overlaps(level, other) && !other.hasSource))
      mentions.push({
        kind: 'certification',
        ...level,
        hasSource: isSaid(evidence, low.slice(level.start, level.end)),
      })
  if (
    piece.section === 'certifications' &&
    piece.kind !== 'heading' &&
    piece.kind !== 'details' &&
    mentions.length === 0
  ) {
    const name = low.split(/\s[-|]\s|[|(,]/)[0] ?? low
    const stems = contentOf(name).filter(stem => !besides.has(stem) && !/^\d+$/.test(stem))
    const start = low.indexOf(name.trim())
    if (stems.length > 0)
      mentions.push({
        kind: 'certification',
        start,
        end: start + name.trim().length,
        hasSource: isInOneLine(stems, evidence.lines),
      })
  }
  return mentions
}
