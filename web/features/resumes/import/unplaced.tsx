import { chakra } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { notify } from '../../../ui/notify.ts'

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    notify({ kind: 'success', title: 'Copied', description: 'Paste it where it belongs.' })
  } catch {
    notify({
      kind: 'error',
      title: 'Not copied',
      description: 'Your browser did not allow it. Mark the lines and copy them by hand.',
    })
  }
}

type Props = {
  lines: readonly string[]
  /** In full at first: on the step where the import is. */
  isOpen: boolean
  onForget: () => void
}

/** What an import could not place: never lost, and at hand until the person says that it is not needed. */
export const Unplaced = ({ lines, isOpen, onForget }: Props) =>
  lines.length > 0 && (
    <chakra.details open={isOpen} px="3.5" borderRadius="md" bg="info.subtle" color="info.fg">
      <chakra.summary minH="tap" py="2.5" fontWeight="semibold" cursor="pointer">
        {lines.length === 1 ? '1 line found no place' : `${lines.length} lines found no place`}
      </chakra.summary>
      <chakra.p textStyle="small">Copy what belongs into a field. The rest is not used.</chakra.p>
      <chakra.ul
        mt="2"
        ps="4"
        listStyleType="disc"
        textStyle="small"
        maxH="10rem"
        overflowY="auto"
        overflowWrap="anywhere"
        aria-label="Lines that found no place"
        // Scrolled by keys too.
        tabIndex={0}
      >
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be there twice, and none is ever moved
          <li key={at}>{line}</li>
        ))}
      </chakra.ul>
      <chakra.div my="2" ms="-3" display="flex" flexWrap="wrap" gap="1">
        <Button variant="ghost" size="sm" color="inherit" onClick={() => void copy(lines.join('\n'))}>
          <Copy size={16} />
          Copy all
        </Button>
        <Button ref={handOnFocus()} variant="ghost" size="sm" color="inherit" onClick={onForget}>
          Not needed
        </Button>
      </chakra.div>
    </chakra.details>
  )
