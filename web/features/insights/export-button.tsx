import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Insights } from '../../../shared/api/insights.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'

const exporter = lazyFile(() => import('./export.ts'))

export const ExportButton = ({ insights }: { insights: Insights }) => {
  const [exporting, setExporting] = useState(false)

  const run = async () => {
    setExporting(true)
    try {
      const { exportInsights } = await exporter.load()
      exportInsights(insights)
      notify({ kind: 'success', title: 'Exported', description: 'Your insights are in the file.' })
    } catch {
      notify({
        kind: 'error',
        title: 'Export failed',
        description: 'No file was made. Your figures are still here. Check your connection, then try again.',
        action: { label: 'Try again', onClick: () => void run() },
      })
    }
    setExporting(false)
  }
  return (
    <Button variant="outline" loading={exporting} loadingText="Exporting" onClick={() => void run()}>
      <Download />
      Export as CSV
    </Button>
  )
}
