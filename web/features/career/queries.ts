import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ProfileText, ProfileTextWithFacts, SkillGap } from '../../../shared/api/career.ts'
import { api } from '../../api/api.ts'
import { collection } from '../../kit/collection.ts'

// Keys begin with the live topic that makes them stale.

/** The person's texts, newest first, and the facts that the texts are compared with. */
export const profileTextsQuery = queryOptions({
  queryKey: ['career', 'profile-texts'],
  queryFn: ({ signal }) => api.career.profileTexts({}, { signal }),
})
export type ProfileTexts = Awaited<ReturnType<typeof api.career.profileTexts>>

export const textRows = collection<ProfileTexts, ProfileText>({
  queryKey: profileTextsQuery.queryKey,
  rows: ({ profileTexts }) => profileTexts,
  withRows: (list, profileTexts) => ({ ...list, profileTexts }),
})

/** Shows a new text, and the facts that it was written from. */
export const putWrittenText = async (
  client: QueryClient,
  { profileText, facts }: ProfileTextWithFacts,
): Promise<void> => {
  await textRows.put(client, profileText)
  client.setQueryData(profileTextsQuery.queryKey, list => list && { ...list, facts })
}

/** The person's analyses, newest first. */
export const skillGapsQuery = queryOptions({
  queryKey: ['career', 'skill-gaps'],
  queryFn: ({ signal }) => api.career.skillGaps({}, { signal }),
})

export const gapRows = collection<Awaited<ReturnType<typeof api.career.skillGaps>>, SkillGap>({
  queryKey: skillGapsQuery.queryKey,
  rows: ({ skillGaps }) => skillGaps,
  withRows: (list, skillGaps) => ({ ...list, skillGaps }),
})

export const askedSkillsQuery = queryOptions({
  queryKey: ['career', 'asked-skills'],
  queryFn: ({ signal }) => api.career.askedSkills({}, { signal }),
})
