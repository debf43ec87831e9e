import { Button } from '../../ui/button.tsx'
import { SettingRow } from './setting-row.tsx'
import { type ExportState, useExport } from './use-export.ts'

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`)

const brokenWords = ({ entries: count, why }: Extract<ExportState, { at: 'broken' }>): string =>
  count === 0
    ? `${why} Nothing has come yet: please try again.`
    : `${why} Kept so far: ${entries(count)}. It goes on from there.`

const wordsOf = (state: ExportState): string => {
  switch (state.at) {
    case 'start':
      return 'Everything that we keep of you, in one JSON file: yours to read and to take elsewhere.'
    case 'under-way':
      return `Fetching your data: ${entries(state.entries)} so far.`
    case 'broken':
      return brokenWords(state)
    case 'done':
      return `${state.name} is in your downloads, with ${entries(state.entries)}.`
  }
}

export const ExportRow = () => {
  const { state, run } = useExport()
  return (
    <SettingRow
      title="Export my data"
      text={<p role="status">{wordsOf(state)}</p>}
      action={
        <Button variant="outline" loading={state.at === 'under-way'} loadingText="Exporting..." onClick={run}>
          {state.at === 'broken' ? 'Try again' : 'Export my data'}
        </Button>
      }
    />
  )
}
