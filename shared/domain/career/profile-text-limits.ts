import type { ProfileTextType } from '../../lists.ts'

/**
 * The most characters that LinkedIn takes: of a headline, and of About. A bio is no field of the profile itself: it goes
 * where LinkedIn asks for a short About, such as that of a services page.
 */
export const profileTextLimits: Readonly<Record<ProfileTextType, number>> = {
  headline: 220,
  summary: 2600,
  bio: 500,
}
