import { Download, Ellipsis, Upload } from 'lucide-react'
import { lazyFile } from '../../browser/load-file.ts'
import { useDownload } from '../../kit/use-download.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { IconButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'

const exporter = lazyFile(async () => (await import('./export.ts')).applicationsFile)

export const FileMenu = ({ onImport }: { onImport: () => void }) => {
  const { download, busy } = useDownload({
    get: async () => {
      notify({ kind: 'info', title: 'Exporting', description: 'Your applications are being fetched.' })
      return (await exporter.load())()
    },
    onDone: ({ count }) =>
      notify({
        kind: 'success',
        title: 'Exported',
        description: count === 1 ? '1 application is in the file.' : `${count} applications are in the file.`,
      }),
    onFailed: (_error, again) =>
      notify({
        kind: 'error',
        title: 'Export failed',
        description: 'Your applications could not be fetched, so no file was made. Please try again.',
        action: { label: 'Try again', onClick: again },
      }),
  })
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
          label: busy ? 'Exporting' : 'Export to CSV',
          disabled: busy,
          icon: <Download />,
          onSelect: () => download(),
        },
      ]}
    />
  )
}
