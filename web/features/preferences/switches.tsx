import { useController } from 'react-hook-form'
import { SwitchField } from '../../ui/switch-field.tsx'
import type { PreferenceFields } from './fields.ts'
import { preferenceLabels as label } from './words.ts'

export const Switches = () => {
  const { field: remote } = useController<PreferenceFields, 'remoteOnly'>({ name: 'remoteOnly' })
  const { field: auto } = useController<PreferenceFields, 'autoApplyEnabled'>({ name: 'autoApplyEnabled' })
  return (
    <>
      <SwitchField
        label={label.remoteOnly}
        hint="Only jobs that can be done from anywhere."
        checked={remote.value}
        onChange={remote.onChange}
      />
      <SwitchField
        label={label.autoApplyEnabled}
        hint="Nothing is applied for yet. Aiki keeps your wish, and asks you before it ever begins."
        checked={auto.value}
        onChange={auto.onChange}
      />
    </>
  )
}
