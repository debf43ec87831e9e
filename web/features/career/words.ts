import type { ProfileTextType } from '../../../shared/lists.ts'

export const title = 'Advanced Features'
export const text = 'LinkedIn optimiser, skill gap analyser and career coach.'

export const optimiseFailed = 'Something went wrong while the text was written. Please try again.'
export const analyseFailed = 'Something went wrong while your skills were compared. Please try again.'

/** Said to who is at something else when it is there. */
export const writtenWords = { text: 'Your text is written.', gap: 'Your skills are compared.' } as const

export const typeNames: Readonly<Record<ProfileTextType, string>> = {
  headline: 'Headline',
  summary: 'Summary',
  bio: 'Bio',
}

/** Where it stands on LinkedIn. */
export const typePlaces: Readonly<Record<ProfileTextType, string>> = {
  headline: 'The line below your name',
  summary: 'LinkedIn calls it About',
  bio: 'A short text about you, for a services page',
}

/** What a text is made of, unit by unit. */
export const unitNouns = { headline: 'line', summary: 'sentence', bio: 'sentence' } as const

export const figure = (n: number): string => n.toLocaleString('en')
