import { queryOptions } from '@tanstack/react-query'
import type { ResumeVersion } from '../../../shared/api/resumes.ts'
import { api } from '../../api/api.ts'
import { resumeQuery } from '../../writing/resumes.ts'

/** The earlier versions of a resume, newest first. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...resumeQuery(id).queryKey, 'versions'],
    queryFn: async ({ signal }) => (await api.resumes.versions({ params: { id } }, { signal })).versions,
  })

/** A version with its text, which never changes. */
export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...versionsQuery(id).queryKey, version],
    queryFn: ({ signal }) => api.resumes.version({ params: { id, version: String(version) } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const originWords: Readonly<Record<ResumeVersion['origin'], string>> = {
  generated: 'Generated',
  'own-words': 'Own words',
  edited: 'Edited',
  'before-tailoring': 'Before tailoring',
}
