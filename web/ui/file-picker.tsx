import { chakra } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { useId } from 'react'
import { Announcement } from './message.tsx'

type Props = {
  /** 'Choose a CSV file'. */
  label: string
  /** What it may be: 'Up to 5 MB and 1,000 rows'. */
  hint: string
  /** As of a native input. */
  accept: string
  /** One is on its way: no other one is taken meanwhile. */
  busy: boolean
  /** What is said meanwhile, in the place of the hint. */
  busyText?: string
  onFile: (file: File) => void
}

/** A native file input as a dashed card. */
export const FilePicker = ({
  label,
  hint,
  accept,
  busy,
  busyText = 'Reading the file...',
  onFile,
}: Props) => {
  const id = useId()
  return (
    <Frame {...(busy && { 'data-busy': '' })}>
      <Upload size={20} style={{ flexShrink: 0 }} />
      <span>
        <span id={id}>{label}</span>
        <chakra.span
          id={`${id}-hint`}
          display="block"
          textStyle="meta"
          fontWeight="normal"
          color={busy ? 'fg' : 'fg.subtle'}
        >
          {busy ? busyText : hint}
        </chakra.span>
      </span>
      <Announcement>{busy && busyText}</Announcement>
      <chakra.input
        type="file"
        accept={accept}
        srOnly
        // Its name stays, whatever stands below it.
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
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
}

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
    '&[data-busy]': { cursor: 'progress', _hover: { bg: 'transparent' } },
    _focusWithin: { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' },
  },
})
