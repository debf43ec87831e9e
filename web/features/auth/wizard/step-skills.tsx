import { Box, Textarea } from '@chakra-ui/react'
import { timelineChoices } from '../../../forms/choices.ts'
import { FieldGrid, wide } from '../../../forms/field-grid.tsx'
import { ChoiceField, LineField } from '../../../forms/fields.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Message } from '../../../ui/message.tsx'
import type { SignUpField } from './form.ts'
import { PasswordField } from './password-field.tsx'
import { useFields } from './use-fields.ts'

export const StepSkills = ({ asksPassword }: { asksPassword: boolean }) => {
  const { register, formState } = useFields()
  return (
    <FieldGrid>
      {asksPassword && (
        <>
          <Box {...wide}>
            <Message
              tone="info"
              text="Your answers are kept, but never your password. Please type it once more."
            />
          </Box>
          <Box {...wide}>
            <PasswordField label="Password" />
          </Box>
        </>
      )}
      <LineField<SignUpField> name="skills" label="Skills" placeholder="Excel, forecasting" />
      <LineField<SignUpField> name="techStack" label="Tech stack" placeholder="Python, SAP" />
      <LineField<SignUpField> name="certifications" label="Certifications" placeholder="ICAN, PMP" />
      <LineField<SignUpField> name="languages" label="Languages" placeholder="English, Hausa" />
      <Box {...wide}>
        <FormField label="Career objectives" error={formState.errors.careerObjectives?.message}>
          <Textarea rows={3} {...register('careerObjectives')} />
        </FormField>
      </Box>
      <Box {...wide}>
        <ChoiceField<SignUpField>
          name="jobSearchTimeline"
          label="Job search timeline"
          options={timelineChoices}
        />
      </Box>
    </FieldGrid>
  )
}
