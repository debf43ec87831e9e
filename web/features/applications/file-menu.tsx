import { Download, Ellipsis, Upload } from 'lucide-react'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { moreButton } from './focus.ts'
import { useExport } from './use-export.ts'

const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

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
          icon={<Ellipsis {...iconProps} size={20} />}
        />
      }
      items={[
        { value: 'import', label: 'Import from CSV', icon: <Upload {...iconProps} />, onSelect: onImport },
        {
          value: 'export',
          label: exporting ? 'Exporting' : 'Export to CSV',
          disabled: exporting,
          icon: <Download {...iconProps} />,
          onSelect: exportAll,
        },
      ]}
    />
  )
}
