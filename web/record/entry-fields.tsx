import { chakra } from '@chakra-ui/react'
import { educationAtMost, workAtMost, workLimits } from '../../shared/api/resume-form.ts'
import { LineField, TextField } from '../forms/fields.tsx'
import { Entries } from './entries.tsx'
import { educationLabels, workLabels } from './labels.ts'
import { emptyEducation, emptyWork, nameOfTexts } from './record-form.ts'

type Props = {
  /** The last entry can't be removed. */
  keepsOne?: boolean
}

export const WorkEntries = (props: Props) => (
  <Entries
    {...props}
    name="workExperience"
    noun="work entry"
    empty={emptyWork}
    firstField="jobTitle"
    atMost={workAtMost}
    nameOf={({ jobTitle, company, duration = '' }) => ({
      name: nameOfTexts(jobTitle, company),
      time: duration,
    })}
    fields={at => (
      <>
        <LineField name={`workExperience.${at}.jobTitle`} label={workLabels.jobTitle} autoComplete="off" />
        <LineField name={`workExperience.${at}.company`} label={workLabels.company} autoComplete="off" />
        <ShortFields
          fields={[
            {
              name: `workExperience.${at}.duration`,
              label: workLabels.duration,
              placeholder: 'Mar 2023 to now',
            },
            { name: `workExperience.${at}.place`, label: workLabels.place, placeholder: 'Apapa, Lagos' },
          ]}
        />
        <TextField
          name={`workExperience.${at}.description`}
          label={workLabels.description}
          optional
          max={workLimits.description}
          rows={5}
          hint="Write what you did there, one thing on each line. Numbers that you can prove help most."
        />
      </>
    )}
  />
)

export const EducationEntries = (props: Props) => (
  <Entries
    {...props}
    name="education"
    noun="education entry"
    empty={emptyEducation}
    firstField="degree"
    atMost={educationAtMost}
    nameOf={({ degree, school, year = '' }) => ({ name: nameOfTexts(degree, school), time: year })}
    fields={at => (
      <>
        <LineField
          name={`education.${at}.degree`}
          label={educationLabels.degree}
          autoComplete="off"
          placeholder="B.Sc. Economics"
        />
        <LineField name={`education.${at}.school`} label={educationLabels.school} autoComplete="off" />
        <ShortFields
          fields={[
            { name: `education.${at}.year`, label: educationLabels.year, placeholder: '2020' },
            { name: `education.${at}.gpa`, label: educationLabels.gpa, placeholder: '4.2 of 5' },
          ]}
        />
      </>
    )}
  />
)

type ShortFieldsProps = {
  fields: readonly { name: string; label: string; placeholder: string }[]
}

/** Optional fields of a few words, beside each other where there is room. */
const ShortFields = ({ fields }: ShortFieldsProps) => (
  <chakra.div
    display="grid"
    gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))"
    gap="3.5"
    alignItems="start"
  >
    {fields.map(field => (
      <LineField key={field.name} {...field} optional autoComplete="off" />
    ))}
  </chakra.div>
)
