import { Download, Ellipsis, Upload } from 'lucide-react'
import { useState } from 'react'
import { lazyFile } from '../../browser/load-file.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { IconButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'

const exporter = lazyFile(() => import('./export.ts'))

/** Offers all applications as a file, and says so in a toast. */
const useExport = () => {
  const [isExporting, setExporting] = useState(false)

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
  return { isExporting, exportAll }
}

export const FileMenu = ({ onImport }: { onImport: () => void }) => {
  const { isExporting, exportAll } = useExport()
  return (
    <ActionMenu
      label="Import and export"
      trigger={
        <IconButton data-focus="more" label="Import and export" size="lg" icon={<Ellipsis size={20} />} />
      }
      items={[
        { value: 'import', label: 'Import from CSV', icon: <Upload />, onSelect: onImport },
        {
          value: 'export',
          label: isExporting ? 'Exporting' : 'Export to CSV',
          disabled: isExporting,
          icon: <Download />,
          onSelect: () => void exportAll(),
        },
      ]}
    />
  )
}
