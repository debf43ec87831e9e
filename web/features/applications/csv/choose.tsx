import { chakra, Textarea } from '@chakra-ui/react'
import { importRowLimit } from '../../../../shared/domain/application-csv-read.ts'
import { FilePicker } from '../../../ui/file-picker.tsx'
import { FormField } from '../../../ui/form-field.tsx'

type Props = {
  pasted: string
  /** A file or a text is being read: no other one is taken meanwhile. */
  busy: boolean
  onPasted: (text: string) => void
  onFile: (file: File) => void
}

export const Choose = ({ pasted, busy, onPasted, onFile }: Props) => (
  <chakra.div display="grid" gap="4">
    <chakra.p color="fg.muted">
      The first row names the columns. Job title and Company are needed; Location, Status, Applied date, Job
      URL and Notes are read when they are there.
    </chakra.p>
    <FilePicker
      label="Choose a CSV file"
      hint={`Up to 5 MB and ${importRowLimit.toLocaleString('en')} rows`}
      accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
      busy={busy}
      onFile={onFile}
    />
    <FormField label="Or paste the rows here" hint="Copied from a spreadsheet, with the row of column names.">
      <Textarea
        value={pasted}
        onChange={event => onPasted(event.target.value)}
        rows={5}
        spellCheck={false}
        fontFamily="mono"
        fontSize="sm"
      />
    </FormField>
  </chakra.div>
)
