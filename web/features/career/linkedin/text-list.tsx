import { useQueryClient } from '@tanstack/react-query'
import type { ProfileText } from '../../../../shared/api/career.ts'
import { api } from '../../../api/api.ts'
import { useFirstTouch } from '../../../browser/use-first-touch.ts'
import { useDialog } from '../../../kit/use-dialog.ts'
import { onDay } from '../../../person/day-words.ts'
import { notify } from '../../../ui/notify.ts'
import { copyText } from '../copy.ts'
import { KeptCard } from '../kept-card.tsx'
import { KeptSection } from '../kept-section.tsx'
import { dropText, type ProfileTexts } from '../queries.ts'
import { removeFile } from '../remove-file.ts'
import { useRemove } from '../use-remove.ts'
import { typeNames } from '../words.ts'
import { textDraftOf } from './text/draft.ts'
import { TextDialog } from './text-dialog.tsx'
import { textFile } from './text-file.ts'

type Props = {
  list: ProfileTexts
  sub: string
  /** Of the text that is open; null: none. */
  openId: string | null
  onOpen: (id: string) => void
  onClose: () => void
}

const nameOf = ({ type, targetRole }: ProfileText): string => `${typeNames[type]} for ${targetRole}`

/** The texts that were made, newest first, and the dialog of the one that is open. */
export const TextList = ({ list, sub, openId, onOpen, onClose }: Props) => {
  const client = useQueryClient()
  const { profileTexts, facts } = list
  const now = new Date()
  const remove = useRemove<ProfileText>({
    what: 'text',
    remove: id => api.career.removeProfileText({ params: { id } }),
    drop: id => {
      textDraftOf(sub, id).write(null)
      return dropText(client, id)
    },
  })
  // A copy is made of what is borne out: what knows that should be here when it is pressed.
  useFirstTouch(() => {
    if (profileTexts.length > 0) void textFile.load().catch(() => undefined)
  })
  const { dialog } = useDialog(removeFile, remove.asked !== null, remove.keep)
  const copy = async (profileText: ProfileText) => {
    try {
      const { borneOutText } = textFile.here() ?? (await textFile.load())
      await copyText(borneOutText({ profileText, facts }, new Date()), {
        label: 'See where',
        onClick: () => onOpen(profileText.id),
      })
    } catch {
      notify({
        kind: 'offline',
        title: 'Not copied',
        description: 'The connection dropped before the text could be checked. Please try again.',
      })
    }
  }
  return (
    <>
      {profileTexts.length > 0 && (
        <KeptSection title="Your texts">
          {profileTexts.map(text => (
            <KeptCard
              key={text.id}
              id={text.id}
              title={nameOf(text)}
              text={onDay(text.createdAt, now.toISOString())}
              beginning={text.content}
              onOpen={() => onOpen(text.id)}
              onCopy={() => void copy(text)}
              onDelete={() => remove.ask(text)}
            />
          ))}
        </KeptSection>
      )}
      <TextDialog id={openId} list={list} sub={sub} onClose={onClose} />
      {dialog && (
        <dialog.RemoveConfirm
          remove={remove}
          rows={profileTexts}
          what="text"
          nameOf={row => `The ${nameOf(row)}`}
        />
      )}
    </>
  )
}
