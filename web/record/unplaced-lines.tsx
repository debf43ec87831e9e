import { chakra } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { useController } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'
import { moveFocusOn } from '../ui/focus.ts'
import type { RecordFields } from './record-form.ts'

/** The lines of an import that fit into no field. They stay until the person says that they are not needed. */
export const UnplacedLines = ({ isOpen }: { isOpen: boolean }) => {
  const { field } = useController<RecordFields, 'unplaced'>({ name: 'unplaced' })
  const lines = field.value
  const copy = () =>
    copyText(
      lines.join('\n'),
      { title: 'Copied', description: 'Paste it where it belongs.' },
      {
        title: 'Not copied',
        description: 'Your browser did not allow it. Select the lines and copy them yourself.',
      },
    )
  if (lines.length === 0) return null
  return (
    <chakra.details open={isOpen} px="3.5" borderRadius="md" bg="info.subtle" color="info.fg">
      <chakra.summary minH="tap" py="2.5" fontWeight="semibold" cursor="pointer">
        {lines.length === 1
          ? '1 line did not fit into the form'
          : `${lines.length} lines did not fit into the form`}
      </chakra.summary>
      <chakra.p textStyle="small">Copy what you need into a field. The other lines are not used.</chakra.p>
      <chakra.ul
        mt="2"
        ps="4"
        listStyleType="disc"
        textStyle="small"
        maxH="10rem"
        overflowY="auto"
        overflowWrap="anywhere"
        aria-label="Lines that did not fit into the form"
        // So that keys can scroll the list.
        tabIndex={0}
      >
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and are never moved
          <li key={at}>{line}</li>
        ))}
      </chakra.ul>
      <chakra.div my="2" ms="-3" display="flex" flexWrap="wrap" gap="1">
        <Button variant="ghost" size="sm" color="inherit" onClick={() => void copy()}>
          <Copy size={16} />
          Copy all
        </Button>
        <Button
          ref={moveFocusOn()}
          variant="ghost"
          size="sm"
          color="inherit"
          onClick={() => field.onChange([])}
        >
          Not needed
        </Button>
      </chakra.div>
    </chakra.details>
  )
}
