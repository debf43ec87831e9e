import * as z from 'zod/mini'
import type { Profile } from '../../shared/api/profile.ts'
import { brand } from '../../shared/brand.ts'
import { careerLevels, currencies } from '../../shared/lists.ts'
import { personPartition } from './keys.ts'
import { profileSortKey } from './schema.ts'
import { storedAnswers } from './stored-answers.ts'
import type { Key, Row } from './table.ts'

export const profileKey = (sub: string): Key => ({ pk: personPartition(sub), sk: profileSortKey })

/** As stored. A row from before a field was there is read with what the field begins as. */
const storedProfile = z.extend(storedAnswers, {
  email: z.string(),
  country: z._default(z.string(), brand.country),
  bio: z._default(z.string(), ''),
  careerLevel: z._default(z.nullable(z.enum(careerLevels)), null),
  yearsOfExperience: z._default(z.nullable(z.int()), null),
  linkedinUrl: z._default(z.string(), ''),
  githubUrl: z._default(z.string(), ''),
  portfolioUrl: z._default(z.string(), ''),
  currency: z._default(z.enum(currencies), 'NGN'),
  remotePreference: z._default(z.boolean(), false),
  avatar: z._default(z.nullable(z.string()), null),
  onboardingCompleted: z._default(z.boolean(), false),
  version: z._default(z.int(), 1),
  updatedAt: z.string(),
})

/** Throws when the row is not a profile: that is a fault of ours, never of the person's. */
export const profileOf = (row: Row): Profile => storedProfile.parse(row)
