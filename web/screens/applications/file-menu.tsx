import { Download, Ellipsis, Upload } from 'lucide-react'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { exportApplications } from './csv/export.ts'
import { moreButton } from './focus.ts'

const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

export const FileMenu = ({ onImport }: { onImport: () => void }) => (
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
        label: 'Export to CSV',
        icon: <Download {...iconProps} />,
        onSelect: () => void exportApplications(),
      },
    ]}
  />
)
