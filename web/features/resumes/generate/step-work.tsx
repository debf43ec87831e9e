import { useFieldArray, useFormContext } from 'react-hook-form'
import { workAtMost } from '../../../../shared/api/resume-form.ts'
import { LineField, TextField } from '../../../forms/fields.tsx'
import { Entries } from './entries.tsx'
import { emptyWork, type GenerateFields } from './fields.ts'

export const StepWork = () => {
  const { setFocus } = useFormContext<GenerateFields>()
  const { fields, append, remove } = useFieldArray<GenerateFields, 'workExperience'>({
    name: 'workExperience',
  })
  return (
    <Entries
      one="work entry"
      ids={fields.map(({ id }) => id)}
      atMost={workAtMost}
      onAdd={() => append(emptyWork, { focusName: `workExperience.${fields.length}.jobTitle` })}
      onRemove={at => {
        remove(at)
        // After the entry is gone: the one in its place, or the last.
        requestAnimationFrame(() => setFocus(`workExperience.${Math.min(at, fields.length - 2)}.jobTitle`))
      }}
    >
      {at => (
        <>
          <LineField name={`workExperience.${at}.jobTitle`} label="Job title" autoComplete="off" />
          <LineField name={`workExperience.${at}.company`} label="Company" autoComplete="off" />
          <LineField
            name={`workExperience.${at}.duration`}
            label="Duration"
            optional
            autoComplete="off"
            placeholder="Mar 2023 to now"
          />
          <TextField
            name={`workExperience.${at}.description`}
            label="Description"
            optional
            max={4000}
            rows={5}
            hint="What you did there, one thing a line. Figures that you can stand by help most."
          />
        </>
      )}
    </Entries>
  )
}
