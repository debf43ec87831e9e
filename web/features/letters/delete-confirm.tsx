import { useState } from 'react'
import type { Letter } from '../../../shared/api/letters.ts'
import { jobName } from '../../applications/job-name.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { firstFocusable } from '../applications/focus.ts'
import { deleteButton, generateButton } from './focus.ts'
import type { useDelete } from './use-delete.ts'

type Props = {
  remove: ReturnType<typeof useDelete>
  letters: readonly Letter[]
  /** Letters of a month are counted. */
  isCounted: boolean
}

export const DeleteConfirm = ({ remove, letters, isCounted }: Props) => {
  const { asked } = remove
  // The dialog keeps its words while it leaves, and knows whom the focus goes to.
  const [last, setLast] = useState<{ letter: Letter; heirs: string[] } | null>(null)
  if (asked && asked.id !== last?.letter.id) {
    const at = letters.findIndex(({ id }) => id === asked.id)
    setLast({
      letter: asked,
      heirs: [asked, letters[at + 1], letters[at - 1]].flatMap(each => each?.id ?? []),
    })
  }
  if (!last) return null
  return (
    <Confirm
      open={asked !== null}
      title="Delete this letter?"
      text={`The letter for ${jobName(last.letter)} is deleted for good.${isCounted ? ' It stays counted in its month.' : ''} Files that you downloaded stay yours.`}
      confirmLabel="Delete letter"
      safeLabel="Keep it"
      busy={remove.busy}
      busyLabel="Deleting"
      onConfirm={() => asked && remove.confirm(asked)}
      onClose={remove.keep}
      finalFocus={() => firstFocusable(...last.heirs.map(deleteButton), generateButton)}
    />
  )
}
