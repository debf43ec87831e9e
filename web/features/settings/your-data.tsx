import { Button } from '../../ui/button.tsx'
import { ExportRow } from './export-row.tsx'
import { SectionCard } from './section-card.tsx'
import { SettingRow } from './setting-row.tsx'

export const YourData = ({ onDelete }: { onDelete: () => void }) => (
  <SectionCard title="Your data">
    <ExportRow />
    <SettingRow
      title="Delete my account"
      text="Signs you out at once, and purges everything within 30 days."
      action={
        <Button variant="outline" color="error.fg" onClick={onDelete}>
          Delete my account
        </Button>
      }
    />
  </SectionCard>
)
