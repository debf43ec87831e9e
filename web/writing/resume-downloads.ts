import { useQueryClient } from '@tanstack/react-query'
import { allows, type Feature } from '../../shared/domain/plan.ts'
import type { ResumeFormat } from '../../shared/lists.ts'
import { api } from '../api/api.ts'
import { lazyFile } from '../browser/load-file.ts'
import { useSubscriptionStatus } from '../person/plan.ts'
import { documentFile } from './document-file.ts'
import type { DownloadChoice } from './download.tsx'
import { resumeQuery } from './resume-queries.ts'

/** What makes the text compares it with the person's facts: it comes with the first download. */
const textFile = lazyFile(() => import('./resume-text-file.ts'))

const formats: readonly { value: ResumeFormat; label: string }[] = [
  { value: 'pdf', label: 'PDF' },
  { value: 'docx', label: 'Word (.docx)' },
  { value: 'json', label: 'JSON Resume' },
]

/** What is said of the downloads of a resume. */
export const resumeDownloadWords = {
  done: { title: 'Success', description: 'Resume downloaded successfully' },
  failed: 'Failed to download resume',
} as const

/** A resume as the files that there are of it, as it is on the server. */
export const useResumeDownloads = (id: string): readonly DownloadChoice[] => {
  const client = useQueryClient()
  const plan = useSubscriptionStatus()
  const locked: Feature | null = plan && !allows(plan.tier, 'resume-export') ? 'resume-export' : null
  return [
    {
      value: 'txt',
      label: 'Text (.txt)',
      locked: null,
      get: async () => {
        const [{ resumeTextFile }, whole] = await Promise.all([
          textFile.load(),
          client.fetchQuery({ ...resumeQuery(id), staleTime: 0 }),
        ])
        return resumeTextFile(whole, new Date())
      },
    },
    ...formats.map(({ value, label }) => ({
      value,
      label,
      locked,
      get: async () => documentFile(await api.documents.resume({ params: { id, format: value } })),
    })),
  ] as const
}
