import type { ComponentType } from 'react'
import { LineField, TextField } from '../../../forms/fields.tsx'
import type { GenerateFields } from './fields.ts'
import { StepEducation } from './step-education.tsx'
import { StepWork } from './step-work.tsx'

type Name = keyof GenerateFields

const Personal = () => (
  <>
    <LineField<Name> name="fullName" label="Full name" autoComplete="name" />
    <LineField<Name>
      name="email"
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
    />
    <LineField<Name> name="phone" label="Phone" optional type="tel" autoComplete="tel" />
    <LineField<Name> name="location" label="Location" optional placeholder="Ikeja, Lagos" />
  </>
)

const Summary = () => (
  <>
    <LineField<Name>
      name="jobTitle"
      label="Professional title"
      autoComplete="organization-title"
      placeholder="Operations Analyst"
    />
    <TextField<Name>
      name="summary"
      label="Professional summary"
      max={3000}
      rows={6}
      hint="What you have done and can do, in your own words. Aiki words it, and adds nothing to it."
    />
  </>
)

const Skills = () => (
  <>
    <TextField<Name>
      name="technicalSkills"
      label="Technical skills"
      max={2000}
      rows={3}
      hint="With commas between: SQL, Excel, route planning."
    />
    <TextField<Name>
      name="softSkills"
      label="Soft skills"
      optional
      max={2000}
      rows={3}
      hint="With commas between."
    />
    <TextField<Name>
      name="certifications"
      label="Certifications"
      optional
      max={2000}
      rows={3}
      hint="With commas between."
    />
  </>
)

const Links = () => (
  <>
    <LineField<Name> name="linkedinUrl" label="LinkedIn URL" optional inputMode="url" autoComplete="url" />
    <LineField<Name> name="portfolioUrl" label="Portfolio URL" optional inputMode="url" autoComplete="url" />
    <LineField<Name> name="githubUrl" label="GitHub URL" optional inputMode="url" autoComplete="url" />
    <TextField<Name> name="interests" label="Interests" optional max={1000} rows={2} />
    <TextField<Name>
      name="languages"
      label="Languages"
      optional
      max={1000}
      rows={2}
      hint="With commas between: English, Hausa, some Yorùbá."
    />
  </>
)

/** The fields of each step of the form, in their order. */
export const formContents: readonly ComponentType[] = [
  Personal,
  Summary,
  StepWork,
  StepEducation,
  Skills,
  Links,
]
