import { useRef, useState } from 'react'
import type { ExportedRow } from '../../../shared/api/account.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { api } from '../../api/api.ts'
import { reasonOf } from '../../kit/notify-failed.ts'
import { useDownload } from '../../kit/use-download.ts'
import { Button } from '../../ui/button.tsx'
import { ownDataFile } from './own-data-file.ts'
import { DialogButton, SectionCard, SettingRow } from './section-card.tsx'

export const YourData = () => (
  <SectionCard title="Your data">
    <ExportRow />
    <SettingRow
      title="Delete my account"
      text="Logs you out at once, and deletes everything within 30 days."
      action={
        <DialogButton dialog="delete" color="error.fg">
          Delete my account
        </DialogButton>
      }
    />
  </SectionCard>
)

type Loaded = { readonly rows: ExportedRow[]; after: string | undefined }

/** Loads the person's data page by page, as one file. After an error, the next try loads only the missing pages. */
const useExport = () => {
  const [count, setCount] = useState(0)
  const loaded = useRef<Loaded>({ rows: [], after: undefined })
  const exported = useDownload({
    get: async () => {
      const { rows } = loaded.current
      setCount(rows.length)
      do {
        const { after } = loaded.current
        const page = await api.account.export({ query: after === undefined ? {} : { after } })
        rows.push(...page.rows)
        loaded.current.after = page.next ?? undefined
        setCount(rows.length)
      } while (loaded.current.after !== undefined)
      loaded.current = { rows: [], after: undefined }
      const now = new Date()
      return {
        name: `aiki-my-data-${dayInLagos(now)}.json`,
        content: ownDataFile(rows, now),
        type: 'application/json',
      }
    },
  })
  return { ...exported, count }
}

const wordsOf = ({ busy, error, file, count }: ReturnType<typeof useExport>): string => {
  const entries = count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`
  if (busy) return `Fetching your data: ${entries} so far.`
  if (error) {
    const why = reasonOf(error) ?? 'Something went wrong on our side.'
    return count === 0
      ? `${why} Nothing is downloaded yet. Please try again.`
      : `${why} Ready so far: ${entries}. Try again, and it continues from there.`
  }
  return file
    ? `${file.name} is in your downloads, with ${entries}.`
    : 'Everything that we keep about you, in one file (JSON) that you can read and take with you.'
}

const ExportRow = () => {
  const state = useExport()
  return (
    <SettingRow
      title="Export my data"
      text={<p role="status">{wordsOf(state)}</p>}
      action={
        <Button
          variant="outline"
          loading={state.busy}
          loadingText="Exporting..."
          onClick={() => state.download()}
        >
          {state.error ? 'Try again' : 'Export my data'}
        </Button>
      }
    />
  )
}
