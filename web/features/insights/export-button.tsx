import { Download } from 'lucide-react'
import type { Insights } from '../../../shared/api/insights.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { useDownload } from '../../kit/use-download.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'

const exporter = lazyFile(() => import('./export.ts'))

export const ExportButton = ({ insights }: { insights: Insights }) => {
  const { download, busy } = useDownload({
    get: async () => (await exporter.load()).insightsFile(insights),
    onDone: () =>
      notify({ kind: 'success', title: 'Exported', description: 'Your insights are in the file.' }),
    onFailed: (_error, again) =>
      notify({
        kind: 'error',
        title: 'Export failed',
        description: 'No file was made. Your figures are still here. Check your connection, then try again.',
        action: { label: 'Try again', onClick: again },
      }),
  })
  return (
    <Button variant="outline" loading={busy} loadingText="Exporting" onClick={() => download()}>
      <Download />
      Export as CSV
    </Button>
  )
}
