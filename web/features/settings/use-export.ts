import { useRef, useState } from 'react'
import type { ExportedRow } from '../../../shared/api/account.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { api } from '../../api/api.ts'
import { offerFile } from '../../browser/offer-file.ts'
import { whyOf } from '../../kit/notify-failed.ts'
import { ownDataFile } from './own-data-file.ts'

export type ExportState =
  | { readonly at: 'start' }
  | { readonly at: 'under-way'; readonly entries: number }
  | { readonly at: 'broken'; readonly entries: number; readonly why: string }
  | { readonly at: 'done'; readonly entries: number; readonly name: string }

type Begun = { rows: ExportedRow[]; after: string | undefined }

/** Fetches a person's data page by page, and offers it as one file. Begun again after a failure, it goes on from there. */
export const useExport = () => {
  const [state, setState] = useState<ExportState>({ at: 'start' })
  const begun = useRef<Begun>({ rows: [], after: undefined })

  const run = async () => {
    const { rows } = begun.current
    setState({ at: 'under-way', entries: rows.length })
    try {
      let more = true
      while (more) {
        const { after } = begun.current
        const page = await api.account.export({ query: after === undefined ? {} : { after } })
        rows.push(...page.rows)
        begun.current.after = page.next ?? undefined
        more = page.next !== null
        setState({ at: 'under-way', entries: rows.length })
      }
    } catch (error) {
      return setState({
        at: 'broken',
        entries: rows.length,
        why: whyOf(error) ?? 'Something went wrong on our side.',
      })
    }
    const now = new Date()
    const name = `aiki-my-data-${dayInLagos(now)}.json`
    offerFile(name, ownDataFile(rows, now), 'application/json')
    begun.current = { rows: [], after: undefined }
    setState({ at: 'done', entries: rows.length, name })
  }
  return { state, run }
}
