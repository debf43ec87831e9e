import { useQueryClient } from '@tanstack/react-query'
import type { ProfileText } from '../../../shared/api/career.ts'
import { api } from '../../api/api.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { useFirstTouch } from '../../browser/use-first-touch.ts'
import { clearDrafts } from '../../kit/draft.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { useOpenRow } from '../../kit/use-open-row.ts'
import { onDay } from '../../person/day-words.ts'
import { notify } from '../../ui/notify.ts'
import { AdviceList } from './advice-list.tsx'
import { copyAdvice } from './copy-advice.ts'
import { type ProfileTexts, textRows } from './queries.ts'
import { useToolAddress } from './tool-address.ts'
import { textName } from './words.ts'

const TextDialog = lazyDialog(async () => (await import('./text-dialog.tsx')).TextDialog)
/** Compares a text with the person's facts, because only sentences with a source are copied. */
const checkFile = lazyFile(() => import('./check-text.ts'))

type Props = { list: ProfileTexts; sub: string }

export const TextList = ({ list: { profileTexts, facts }, sub }: Props) => {
  const client = useQueryClient()
  const address = useToolAddress()
  const { open, row, isDeleted } = useOpenRow(profileTexts, address.text)
  const now = new Date().toISOString()
  useFirstTouch(() => {
    if (profileTexts.length > 0)
      void Promise.all([TextDialog.load(), checkFile.load()]).catch(() => undefined)
  })
  const copy = async (profileText: ProfileText) => {
    try {
      // No `await` if the file is loaded, because some browsers allow copying only during the press itself.
      const { sourcedText } = checkFile.loaded() ?? (await checkFile.load())
      await copyAdvice(sourcedText({ profileText, facts }, new Date()), {
        label: 'See where',
        onClick: () => address.open('text', profileText.id),
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
      <AdviceList
        title="Your texts"
        what="text"
        items={profileTexts.map(text => ({
          id: text.id,
          name: textName(text),
          details: onDay(text.createdAt, now),
          beginning: text.content,
          subject: `The ${textName(text)}`,
          copy: () => copy(text),
        }))}
        focus="ask-linkedin"
        onOpen={id => address.open('text', id)}
        remove={id => api.career.removeProfileText({ params: { id } })}
        onDeleted={id => {
          clearDrafts(sub, `profile-text.${id}`)
          return textRows.remove(client, id)
        }}
        reload={() => textRows.reload(client)}
      />
      <TextDialog
        open={open}
        profileText={row}
        facts={facts}
        sub={sub}
        isDeleted={isDeleted}
        onClose={() => address.close('text')}
      />
    </>
  )
}
