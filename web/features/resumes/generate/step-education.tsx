import { useFieldArray, useFormContext } from 'react-hook-form'
import { educationAtMost } from '../../../../shared/api/resume-form.ts'
import { LineField } from '../../../forms/fields.tsx'
import { Entries } from './entries.tsx'
import { emptyEducation, type GenerateFields } from './fields.ts'

export const StepEducation = () => {
  const { setFocus } = useFormContext<GenerateFields>()
  const { fields, append, remove } = useFieldArray<GenerateFields, 'education'>({ name: 'education' })
  return (
    <Entries
      one="education entry"
      ids={fields.map(({ id }) => id)}
      atMost={educationAtMost}
      onAdd={() => append(emptyEducation, { focusName: `education.${fields.length}.degree` })}
      onRemove={at => {
        remove(at)
        // After the entry is gone: the one in its place, or the last.
        requestAnimationFrame(() => setFocus(`education.${Math.min(at, fields.length - 2)}.degree`))
      }}
    >
      {at => (
        <>
          <LineField
            name={`education.${at}.degree`}
            label="Degree"
            autoComplete="off"
            placeholder="B.Sc. Economics"
          />
          <LineField name={`education.${at}.school`} label="Institution" autoComplete="off" />
          <LineField
            name={`education.${at}.year`}
            label="Year"
            optional
            autoComplete="off"
            placeholder="2020"
          />
          <LineField
            name={`education.${at}.gpa`}
            label="GPA"
            optional
            autoComplete="off"
            placeholder="4.2 of 5"
          />
        </>
      )}
    </Entries>
  )
}
