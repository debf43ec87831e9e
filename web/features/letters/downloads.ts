import type { LetterWithFacts } from '../../../shared/api/letters.ts'
import type { LetterFormat } from '../../../shared/lists.ts'
import { api } from '../../api/api.ts'
import { lazyFile } from '../../browser/load-file.ts'
import type { DocumentDownloads } from '../../writing/download.tsx'
import { letterQuery } from './letters.ts'

const textFile = lazyFile(async () => (await import('./text-file.ts')).letterTextFile)

export const letterDownloads: DocumentDownloads<LetterWithFacts, LetterFormat> = {
  load: (client, id) => client.fetchQuery({ ...letterQuery(id), staleTime: 0 }),
  loadTextFile: textFile.load,
  formats: [
    { value: 'pdf', label: 'PDF' },
    { value: 'docx', label: 'Word (.docx)' },
  ],
  file: (id, format) => api.documents.letter({ params: { id, format } }),
  successToast: { title: 'Download Started' },
  failed: 'Could not download cover letter',
  unit: 'sentence',
}
