import { Copy } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    notify({ kind: 'success', title: 'Copied' })
  } catch {
    notify({
      kind: 'error',
      title: 'Not copied',
      description: 'Your browser did not allow it. Mark the reply and copy it by hand.',
    })
  }
}

export const CopyReply = ({ text }: { text: string }) => (
  <Button
    variant="ghost"
    size="sm"
    justifySelf="start"
    ms="-3"
    my="-1.5"
    aria-label="Copy this reply"
    onClick={() => void copy(text)}
  >
    <Copy size={16} />
    Copy
  </Button>
)
