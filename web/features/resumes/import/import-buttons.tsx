import type { Control } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import type { GenerateFields } from '../generate/fields.ts'

type Props = { control: Control<GenerateFields>; formId: string; busy: boolean; onBack: () => void }

export const ImportButtons = ({ control, formId, busy, onBack }: Props) => {
  const pasted = useWatch({ control, name: 'pasted' })
  return (
    <>
      <Button variant="outline" onClick={onBack} disabled={busy}>
        Back
      </Button>
      <Button
        type="submit"
        form={formId}
        disabled={pasted.trim() === ''}
        loading={busy}
        loadingText="Reading..."
      >
        Read pasted text
      </Button>
    </>
  )
}
