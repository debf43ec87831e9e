import { useQueryClient } from '@tanstack/react-query'
import { allows, type Feature } from '../../../shared/domain/plan.ts'
import type { LetterFormat } from '../../../shared/lists.ts'
import { api } from '../../api/api.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { documentFile } from '../../writing/document-file.ts'
import type { DownloadChoice } from '../../writing/download.tsx'
import { letterQuery } from './letters.ts'

/** What makes the text compares it with the person's facts: it comes with the first download. */
const textFile = lazyFile(() => import('./text-file.ts'))

const formats: readonly { value: LetterFormat; label: string }[] = [
  { value: 'pdf', label: 'PDF' },
  { value: 'docx', label: 'Word (.docx)' },
]

/** What is said of the downloads of a letter. */
export const letterDownloadWords = {
  done: { title: 'Download Started' },
  failed: 'Could not download cover letter',
} as const

/** A letter as the files that there are of it, as it is on the server. */
export const useLetterDownloads = (id: string): readonly DownloadChoice[] => {
  const client = useQueryClient()
  const plan = useSubscriptionStatus()
  const locked: Feature | null = plan && !allows(plan.tier, 'resume-export') ? 'resume-export' : null
  return [
    {
      value: 'txt',
      label: 'Text (.txt)',
      locked: null,
      get: async () => {
        const [{ letterTextFile }, whole] = await Promise.all([
          textFile.load(),
          client.fetchQuery({ ...letterQuery(id), staleTime: 0 }),
        ])
        return letterTextFile(whole, new Date())
      },
    },
    ...formats.map(({ value, label }) => ({
      value,
      label,
      locked,
      get: async () => documentFile(await api.documents.letter({ params: { id, format: value } })),
    })),
  ]
}
