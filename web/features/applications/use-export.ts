import { useState } from 'react'
import { lazyFile } from '../../browser/load-file.ts'
import { notify } from '../../ui/notify.ts'

const exporter = lazyFile(() => import('./csv/export.ts'))

/** Brings the list out as a file, and says when it is there. */
export const useExport = () => {
  const [exporting, setExporting] = useState(false)

  const exportAll = async () => {
    setExporting(true)
    notify({ kind: 'info', title: 'Exporting', description: 'Your applications are being fetched.' })
    try {
      const { exportApplications } = await exporter.load()
      const count = await exportApplications()
      notify({
        kind: 'success',
        title: 'Exported',
        description: count === 1 ? '1 application is in the file.' : `${count} applications are in the file.`,
      })
    } catch {
      notify({
        kind: 'error',
        title: 'Export failed',
        description: 'Your applications could not be fetched, so no file was made. Please try again.',
        action: { label: 'Try again', onClick: exportAll },
      })
    }
    setExporting(false)
  }
  return { exporting, exportAll: () => void exportAll() }
}
