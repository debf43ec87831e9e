import { chakra, Heading } from '@chakra-ui/react'
import { pastedLimit } from '../../../../shared/api/imports.ts'
import { TextField } from '../../../forms/fields.tsx'
import { FilePicker } from '../../../ui/file-picker.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { takeFocus } from '../../../ui/hand-on-focus.ts'
import type { GenerateFields } from '../generate/fields.ts'
import { accepted } from './source.ts'

type Props = { busy: boolean; refused: string | undefined; onFile: (file: File) => void }

/** In the place of the form's first step: the resume that somebody has already. */
export const ImportView = ({ busy, refused, onFile }: Props) => (
  <>
    <div>
      <Heading as="h3" ref={takeFocus} tabIndex={-1} outline="0" textStyle="h3">
        Import a resume
      </Heading>
      <chakra.p mt="1" color="fg.muted">
        Aiki reads it into the six steps, where you look it through. Nothing of the file is kept.
      </chakra.p>
    </div>
    <FormError text={refused} />
    <FilePicker
      label="Choose a file"
      hint="PDF, Word (.docx) or JSON Resume, up to 4 MB"
      accept={accepted}
      busy={busy}
      onFile={onFile}
    />
    <TextField<keyof GenerateFields>
      name="pasted"
      label="Or paste the text of it here"
      max={pastedLimit}
      rows={8}
    />
  </>
)
