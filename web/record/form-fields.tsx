import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { fieldLimits } from '../../shared/api/resume-form.ts'
import { LineField, TextField } from '../forms/fields.tsx'
import { Button } from '../ui/button.tsx'
import { recordLabels } from './labels.ts'
import type { RecordFields } from './record-form.ts'

// The fields of a form of the career, in the groups in which the wizard and the record show them.

type Name = keyof RecordFields

export const PersonalFields = () => (
  <>
    <LineField<Name> name="fullName" label={recordLabels.fullName} autoComplete="name" />
    <LineField<Name>
      name="email"
      label={recordLabels.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
    />
    <LineField<Name> name="phone" label={recordLabels.phone} optional type="tel" autoComplete="tel" />
    <LineField<Name> name="location" label={recordLabels.location} optional placeholder="Ikeja, Lagos" />
  </>
)

export const TitleField = () => (
  <LineField<Name>
    name="jobTitle"
    label={recordLabels.jobTitle}
    autoComplete="organization-title"
    placeholder="Operations Analyst"
  />
)

export const SummaryField = () => (
  <TextField<Name>
    name="summary"
    label={recordLabels.summary}
    max={fieldLimits.summary}
    rows={6}
    hint="What you have done and can do, in your own words. Aiki improves the wording, and adds nothing."
  />
)

export const SkillFields = () => (
  <>
    <TextField<Name>
      name="technicalSkills"
      label={recordLabels.technicalSkills}
      max={fieldLimits.technicalSkills}
      rows={3}
      hint="Separate them with commas: SQL, Excel, route planning."
    />
    <TextField<Name>
      name="softSkills"
      label={recordLabels.softSkills}
      optional
      max={fieldLimits.softSkills}
      rows={3}
      hint="Separate them with commas."
    />
  </>
)

export const CertificationsField = () => (
  <TextField<Name>
    name="certifications"
    label={recordLabels.certifications}
    optional
    max={fieldLimits.certifications}
    rows={3}
    hint="Separate them with commas."
  />
)

export const LicencesField = () => (
  <TextField<Name>
    name="licences"
    label={recordLabels.licences}
    optional
    max={fieldLimits.licences}
    rows={3}
    hint="One on each line: a practising licence, a driver's licence, with its number."
  />
)

export const LinkFields = () => (
  <>
    <LineField<Name>
      name="linkedinUrl"
      label={recordLabels.linkedinUrl}
      optional
      inputMode="url"
      autoComplete="url"
    />
    <LineField<Name>
      name="portfolioUrl"
      label={recordLabels.portfolioUrl}
      optional
      inputMode="url"
      autoComplete="url"
    />
    <LineField<Name>
      name="githubUrl"
      label={recordLabels.githubUrl}
      optional
      inputMode="url"
      autoComplete="url"
    />
  </>
)

export const InterestsField = () => (
  <TextField<Name>
    name="interests"
    label={recordLabels.interests}
    optional
    max={fieldLimits.interests}
    rows={2}
  />
)

export const LanguagesField = () => (
  <TextField<Name>
    name="languages"
    label={recordLabels.languages}
    optional
    max={fieldLimits.languages}
    rows={2}
    hint="Separate them with commas: English, Hausa, some Yorùbá."
  />
)

export const RefereesField = () => (
  <TextField<Name>
    name="referees"
    label={recordLabels.referees}
    optional
    max={fieldLimits.referees}
    rows={3}
    hint="One on each line: name, role, employer, phone or email. Ask them first."
  />
)

type OnRequestProps = { name: 'licences' | 'referees'; children: ReactNode }

/** A field that few people need: a button stands in its place until it is pressed, or the field says something. */
export const OnRequest = ({ name, children }: OnRequestProps) => {
  const { setFocus } = useFormContext<RecordFields>()
  const text = useWatch<RecordFields>({ name })
  const [isWanted, setWanted] = useState(false)
  if (isWanted || text !== '') return children
  return (
    <Button
      variant="outline"
      justifySelf="start"
      onClick={() => {
        setWanted(true)
        requestAnimationFrame(() => setFocus(name))
      }}
    >
      <Plus />
      Add {name}
    </Button>
  )
}
