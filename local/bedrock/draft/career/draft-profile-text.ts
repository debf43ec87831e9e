import type { ProfileTextDraft } from '../../../../shared/domain/career/draft.ts'
import type { ProfileTextType } from '../../../../shared/lists.ts'
import type { Draws } from '../../../boards/world/prng.ts'
import { aimIn } from './career-prompt.ts'
import { headlineText } from './profile-headline.ts'
import { knownFrom, type ProfileKnown } from './profile-known.ts'
import { bioText, summaryText } from './profile-prose.ts'
import { reasonsFor } from './profile-reasons.ts'

const written: Readonly<Record<ProfileTextType, (known: ProfileKnown) => string>> = {
  headline: headlineText,
  summary: summaryText,
  bio: bioText,
}

/** `optimise_profile_text`: a text for a LinkedIn profile, from the person's facts and what they pasted in alone. */
export const draftProfileText = (prompt: string, draws: Draws): ProfileTextDraft => {
  const { type } = aimIn(prompt)
  const known = knownFrom(prompt, draws)
  // Of nothing at all a text can still be made that is true.
  const content = written[type](known) || known.own.parts[0] || 'Open to work'
  return { content, reasons: reasonsFor(type, content, known) }
}
