import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../../shared/api/errors.ts'
import {
  type ImportPlan,
  importFileLimit,
  planImport,
} from '../../../../shared/domain/application-csv-plan.ts'
import { ConnectionLost } from '../../../connection-lost.ts'
import { allApplications } from './all-applications.ts'
import { decode, readTable } from './read-table.ts'

const textOf = async (source: File | string): Promise<string> =>
  typeof source === 'string' ? source : decode(new Uint8Array(await source.arrayBuffer()))

const whyNot = (error: unknown): string =>
  error instanceof ConnectionLost || error instanceof ApiError
    ? 'Your applications could not be fetched, so Aiki cannot tell which of these rows are new. Nothing was added. Check your connection, then try again.'
    : 'This file could not be read. Choose it again, or paste its rows.'

/** What a file or a pasted text would add to the applications that the person has by now. */
export const usePlan = () => {
  const client = useQueryClient()
  const [plan, setPlan] = useState<ImportPlan | null>(null)

  const reading = useMutation({
    mutationFn: async (source: File | string): Promise<ImportPlan> => {
      if (source instanceof File && source.size > importFileLimit)
        return { refused: 'This file is larger than 5 MB. Bring it in parts.' }
      const table = readTable(await textOf(source))
      if (!table) return { refused: 'A quote (") is opened and never closed. Mend the file, then try again.' }
      const alone = planImport(table, [])
      if (alone.refused !== null) return alone
      const own = await client.fetchQuery({
        queryKey: ['import', 'own'],
        queryFn: allApplications,
        staleTime: 0,
        gcTime: 0,
      })
      return planImport(table, own)
    },
    onSuccess: setPlan,
    onError: error => setPlan({ refused: whyNot(error) }),
  })

  return { plan, reading: reading.isPending, read: reading.mutate, clear: () => setPlan(null) }
}
