import { chakra, Textarea } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { importRowLimit } from '../../../../shared/domain/application-csv-read.ts'
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
    <FilePicker {...(busy && { 'data-busy': '' })}>
      <Upload size={20} strokeWidth={1.75} aria-hidden />
      <span>
        Choose a CSV file
        <chakra.span display="block" textStyle="meta" fontWeight="normal" color="fg.subtle">
          Up to 5 MB and {importRowLimit.toLocaleString('en')} rows
        </chakra.span>
      </span>
      <chakra.input
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        srOnly
        // Not disabled: it would drop the focus.
        aria-disabled={busy}
        onClick={event => {
          if (busy) event.preventDefault()
        }}
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file && !busy) onFile(file)
          // So that the same file, mended, can be chosen again.
          event.target.value = ''
        }}
      />
    </FilePicker>
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

const FilePicker = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    p: '4',
    border: '1px dashed {colors.border.emphasized}',
    borderRadius: 'md',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[data-busy]': { cursor: 'progress', opacity: '0.6' },
    _focusWithin: { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' },
  },
})
