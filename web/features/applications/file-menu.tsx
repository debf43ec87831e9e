import { Download, Ellipsis, Upload } from 'lucide-react'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { moreButton } from './focus.ts'
import { useExport } from './use-export.ts'

export const FileMenu = ({ onImport }: { onImport: () => void }) => {
  const { exporting, exportAll } = useExport()
  return (
    <ActionMenu
      label="Import and export"
      trigger={
        <IconButton
          data-focus={moreButton}
          label="Import and export"
          size="lg"
          icon={<Ellipsis size={20} />}
        />
      }
      items={[
        { value: 'import', label: 'Import from CSV', icon: <Upload />, onSelect: onImport },
        {
          value: 'export',
          label: exporting ? 'Exporting' : 'Export to CSV',
          disabled: exporting,
          icon: <Download />,
          onSelect: exportAll,
        },
      ]}
    />
  )
}
