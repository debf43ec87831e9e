import type { ProfileTextType } from '../../lists.ts'
import { cutAtPart, cutAtSentence } from '../cut.ts'
import { modelLines, modelText } from '../model-text.ts'
import type { ProfileTextDraft } from './draft.ts'
import { profileTextLimits } from './profile-text-limits.ts'

type Wording = Pick<ProfileTextDraft, 'content' | 'reasons'>
type Rule = (content: string, limit: number, allowed: readonly string[]) => string

const rules: Readonly<Record<ProfileTextType, Rule>> = {
  headline: (content, limit, allowed) => cutAtPart(modelText(content, allowed), limit),
  summary: (content, limit, allowed) => cutAtSentence(modelLines(content, allowed), limit),
  bio: (content, limit, allowed) => cutAtSentence(modelText(content, allowed), limit),
}

/**
 * What the model wrote for a profile, as plain words within LinkedIn's limit, which its boxes count in UTF-16 units. A
 * summary keeps its paragraphs; the others are one line. `allowed`: texts whose addresses may stay.
 */
export const profileTextFrom = (
  { content, reasons }: Wording,
  type: ProfileTextType,
  allowed: readonly string[],
): Wording => ({
  content: rules[type](content, profileTextLimits[type], allowed),
  reasons: reasons.map(reason => modelText(reason, allowed)).filter(reason => reason !== ''),
})
