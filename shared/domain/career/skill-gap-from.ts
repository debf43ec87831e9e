import { recommendationsShown, type SkillGap } from '../../api/career.ts'
import { skillKey } from '../jobs/skills.ts'
import { modelText } from '../model-text.ts'
import type { SkillGapDraft } from './draft.ts'
import { withoutHeld } from './held-certificates.ts'

/** The most skills that are told to be missing. */
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
 * What the model found missing, in plain words: without what the person has, whatever it is spelled like, and each thing
 * once. `allowed`: texts whose addresses may stay.
 */
export const skillGapFrom = (
  draft: SkillGapDraft,
  own: Own,
  allowed: readonly string[],
): Pick<SkillGap, 'summary' | 'missingSkills' | 'recommendations' | 'certifications'> => {
  const plain = (text: string) => modelText(text, allowed)
  return {
    summary: plain(draft.summary),
    missingSkills: withoutOwn(draft.missingSkills.map(plain), own.skills).slice(0, missingAtMost),
    recommendations: draft.recommendations
      .map(({ action, timeline }) => ({ action: plain(action), timeline: plain(timeline) }))
      .filter(({ action }) => action !== '')
      .slice(0, recommendationsShown),
    certifications: withoutHeld(
      draft.certifications.map(plain).filter(name => name !== ''),
      own.certifications,
    ),
  }
}
