import { chakra, Flex } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { educationAtMost, workAtMost } from '../../../shared/api/resume-form.ts'
import { LineField, TextField } from '../../forms/fields.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { emptyEducation, emptyWork } from './resume-form.ts'

export const WorkStep = () => (
  <Entries
    name="workExperience"
    noun="work entry"
    empty={emptyWork}
    firstField="jobTitle"
    atMost={workAtMost}
    fields={at => (
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
          hint="Write what you did there, one thing on each line. Numbers that you can prove help most."
        />
      </>
    )}
  />
)

export const EducationStep = () => (
  <Entries
    name="education"
    noun="education entry"
    empty={emptyEducation}
    firstField="degree"
    atMost={educationAtMost}
    fields={at => (
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
  />
)

type Props = {
  name: 'workExperience' | 'education'
  /** 'work entry' */
  noun: string
  empty: object
  /** The field that takes the focus when an entry is added, or the entry before it is removed. */
  firstField: string
  atMost: number
  fields: (at: number) => ReactNode
}

/** A list of entries. The last entry can't be removed. */
const Entries = ({ name, noun, empty, firstField, atMost, fields: fieldsAt }: Props) => {
  const { setFocus } = useFormContext()
  const { fields, append, remove } = useFieldArray({ name })
  const first = (at: number) => `${name}.${at}.${firstField}`
  const title = (at: number) => `${noun} ${at + 1}`
  const removeAt = (at: number) => {
    remove(at)
    // The next entry takes the focus, or else the last one, when the removed entry is off the page.
    requestAnimationFrame(() => setFocus(first(Math.min(at, fields.length - 2))))
  }
  return (
    <>
      {fields.map(({ id }, at) => (
        <chakra.fieldset
          key={id}
          minWidth="0"
          display="grid"
          gap="3.5"
          {...(at > 0 && { borderTop: '1px solid {colors.border}', pt: '3' })}
        >
          <chakra.legend srOnly>{title(at)}</chakra.legend>
          <Flex align="center" justify="space-between" minH="tap">
            <chakra.span textStyle="label" color="fg.muted" aria-hidden>
              {title(at).charAt(0).toUpperCase() + title(at).slice(1)}
            </chakra.span>
            {fields.length > 1 && (
              <IconButton
                label={`Remove ${title(at)}`}
                size="lg"
                icon={<Trash2 />}
                onClick={() => removeAt(at)}
              />
            )}
          </Flex>
          {fieldsAt(at)}
        </chakra.fieldset>
      ))}
      {fields.length < atMost && (
        <Button
          variant="outline"
          justifySelf="start"
          onClick={() => append(empty, { focusName: first(fields.length) })}
        >
          <Plus />
          Add {noun}
        </Button>
      )}
    </>
  )
}
