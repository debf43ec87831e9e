import { chakra } from '@chakra-ui/react'
import { FileInput } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { CareerRecord } from '../../../shared/api/record.ts'
import { FieldGrid, wide } from '../../forms/fields.tsx'
import { FormPage } from '../../kit/form-page.tsx'
import { EducationEntries, WorkEntries } from '../../record/entry-fields.tsx'
import {
  CertificationsField,
  InterestsField,
  LanguagesField,
  LicencesField,
  LinkFields,
  PersonalFields,
  RefereesField,
  SkillFields,
  SummaryField,
  TitleField,
} from '../../record/form-fields.tsx'
import { ImportButtons, ImportView } from '../../record/import-view.tsx'
import { formOf } from '../../record/record-form.ts'
import { UnplacedLines } from '../../record/unplaced-lines.tsx'
import { useImport } from '../../record/use-import.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/panel.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { recordDifferences } from './record-words.ts'
import { useRecordForm } from './use-record-form.ts'

type Props = {
  row: CareerRecord
  sub: string
  isImporting: boolean
  onImport: () => void
  onClose: () => void
}

const startedFrom = ({ version, form }: CareerRecord): string =>
  version === 0 && (form.fullName !== '' || form.workExperience.length > 0)
    ? 'We filled this in from your profile and your primary resume. Check it, then save it.'
    : 'Your work, studies and skills, in one place. Resumes are made from it, and deleting a resume deletes nothing here.'

/** The whole record as one form: a card for each part of it. */
export const RecordEdit = ({ row, sub, isImporting, onImport, onClose }: Props) => {
  const record = useRecordForm(row, sub)
  const { form } = record
  const pasted = useWatch({ control: form.control, name: 'pasted' })
  const imports = useImport({
    pasted,
    current: () => {
      const { unplaced, pasted: text, ...values } = form.getValues()
      return { form: formOf(values), unplaced, pasted: text }
    },
    replace: ({ form: next, unplaced, pasted: text }) =>
      form.reset({ ...form.getValues(), ...next, unplaced: [...unplaced], pasted: text }),
    onDone: onClose,
  })
  return (
    <FormPage
      title="Career Record"
      text={startedFrom(row)}
      form={record}
      differences={recordDifferences}
      saveLabel="Save Career Record"
      canCancel={false}
      onClose={() => undefined}
    >
      <Card
        title="Bring in what you have"
        text="Aiki reads an older resume or a LinkedIn export, and adds what is new. Nothing of yours is lost."
      >
        <Button
          variant="outline"
          onClick={() => {
            imports.open()
            onImport()
          }}
        >
          <FileInput />
          Import a resume
        </Button>
      </Card>
      <UnplacedLines isOpen />
      <Sheet
        open={isImporting}
        onClose={onClose}
        title="Import"
        readFirst
        dismissible={!imports.busy}
        footer={<ImportButtons imports={imports} />}
      >
        <Fields>
          <ImportView imports={imports} />
        </Fields>
      </Sheet>
      <Card title="Personal Information">
        <FieldGrid>
          <PersonalFields />
          <TitleField />
          <chakra.div {...wide}>
            <SummaryField />
          </chakra.div>
        </FieldGrid>
      </Card>
      <Card title="Work Experience" text="Newest first. What you did counts more than what you were called.">
        <WorkEntries />
      </Card>
      <Card title="Education">
        <EducationEntries />
      </Card>
      <Card title="Skills & Certifications">
        <Fields>
          <SkillFields />
          <CertificationsField />
          <LicencesField />
        </Fields>
      </Card>
      <Card title="Links & Additional">
        <Fields>
          <LinkFields />
          <LanguagesField />
          <InterestsField />
          <RefereesField />
        </Fields>
      </Card>
    </FormPage>
  )
}

const Fields = ({ children }: { children: ReactNode }) => (
  <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
    {children}
  </chakra.div>
)
