import { recommendationsShown } from '../../api/career.ts'
import { wordsOf } from '../jobs/fold.ts'
import { skillKey } from '../jobs/skills.ts'
import { modelText } from '../model-text.ts'
import { cleanLines } from '../resume/clean-lines.ts'
import { certificatesIn } from '../truth/certificates.ts'
import type { SkillGapDraft } from './draft.ts'

/** Words that many certificates have in their names. */
const commonWords = new Set(
  'a an and certificate certificates certification certifications certified course diploma for in of on professional programme the training with'.split(
    ' ',
  ),
)

/**
 * The keys of a certificate's name: `PMP` and `Project Management Professional (PMP)` share one, and so do two
 * spellings with the same words.
 */
const keysOf = (name: string): string[] => {
  const words = wordsOf(name).filter(word => !commonWords.has(word))
  return [
    ...certificatesIn(name, name.toLowerCase()).flatMap(({ key, isPending }) => (isPending ? [] : [key])),
    ...(words.length > 0 ? [words.toSorted().join(' ')] : []),
  ]
}

/**
 * The named certificates that a person does not have, each once. A certificate that the person is still working for
 * counts as missing.
 */
export const withoutOwnCertificates = (names: readonly string[], own: readonly string[]): string[] => {
  const known = new Set(own.flatMap(keysOf))
  return names.filter(name => {
    const keys = keysOf(name)
    if (keys.some(key => known.has(key))) return false
    for (const key of keys) known.add(key)
    return true
  })
}

/** The most missing skills of an analysis. */
const missingAtMost = 10

type Own = { readonly skills: readonly string[]; readonly certifications: readonly string[] }

const withoutOwn = (missing: readonly string[], own: readonly string[]): string[] => {
  const known = new Set(own.map(skillKey))
  return missing.filter(skill => {
    const key = skillKey(skill)
    if (key === '' || known.has(key)) return false
    known.add(key)
    return true
  })
}

/**
 * What the model named, in plain text: the missing skills, each once, without skills that the person has in any
 * spelling. `allowed`: texts whose addresses may stay.
 */
export const skillGapFrom = (draft: SkillGapDraft, own: Own, allowed: readonly string[]) => {
  const plain = (text: string) => modelText(text, allowed)
  return {
    brings: cleanLines(draft.brings, allowed),
    lacks: plain(draft.lacks),
    missingSkills: withoutOwn(draft.missingSkills.map(plain), own.skills).slice(0, missingAtMost),
    recommendations: draft.recommendations
      .map(({ action, timeline }) => ({ action: plain(action), timeline: plain(timeline) }))
      .filter(({ action }) => action !== '')
      .slice(0, recommendationsShown),
    certifications: withoutOwnCertificates(
      draft.certifications.map(plain).filter(name => name !== ''),
      own.certifications,
    ),
  }
}
