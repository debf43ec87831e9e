import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { educationAtMost, workAtMost, workLimits } from '../../shared/api/resume-form.ts'
import { LineField, TextField } from '../forms/fields.tsx'
import { Entries } from './entries.tsx'
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
        <LineField name={`workExperience.${at}.jobTitle`} label="Job title" autoComplete="off" />
        <LineField name={`workExperience.${at}.company`} label="Company" autoComplete="off" />
        <Pair>
          <LineField
            name={`workExperience.${at}.duration`}
            label="Duration"
            optional
            autoComplete="off"
            placeholder="Mar 2023 to now"
          />
          <LineField
            name={`workExperience.${at}.place`}
            label="Place"
            optional
            autoComplete="off"
            placeholder="Apapa, Lagos"
          />
        </Pair>
        <TextField
          name={`workExperience.${at}.description`}
          label="Description"
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
          label="Degree"
          autoComplete="off"
          placeholder="B.Sc. Economics"
        />
        <LineField name={`education.${at}.school`} label="Institution" autoComplete="off" />
        <Pair>
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
        </Pair>
      </>
    )}
  />
)

/** Two short fields beside each other, where there is room for both. */
const Pair = ({ children }: { children: ReactNode }) => (
  <chakra.div
    display="grid"
    gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))"
    gap="3.5"
    alignItems="start"
  >
    {children}
  </chakra.div>
)
