import { chakra } from '@chakra-ui/react'
import { Upload } from 'lucide-react'

type Props = {
  /** 'Choose a CSV file'. */
  label: string
  /** What it may be: 'Up to 5 MB and 1,000 rows'. */
  hint: string
  /** As of a native input. */
  accept: string
  /** One is being read: no other one is taken meanwhile. */
  busy: boolean
  onFile: (file: File) => void
}

/** A native file input as a dashed card. */
export const FilePicker = ({ label, hint, accept, busy, onFile }: Props) => (
  <Frame {...(busy && { 'data-busy': '' })}>
    <Upload size={20} strokeWidth={1.75} aria-hidden />
    <span>
      {label}
      <chakra.span display="block" textStyle="meta" fontWeight="normal" color="fg.subtle">
        {hint}
      </chakra.span>
    </span>
    <chakra.input
      type="file"
      accept={accept}
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
  </Frame>
)

const Frame = chakra('label', {
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
