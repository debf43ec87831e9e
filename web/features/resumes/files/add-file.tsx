import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FilePicker } from '../../../ui/file-picker.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { Message } from '../../../ui/message.tsx'
import { accepted } from './file-rules.ts'
import { filesTitle } from './focus.ts'
import type { SendStage } from './send-file.ts'
import type { useSendFile } from './use-send-file.ts'

type Props = ReturnType<typeof useSendFile> & {
  /** There is room for another one. */
  hasRoom: boolean
}

const stageWords = (at: SendStage): string => {
  if (at.stage === 'checking') return 'Looking at what came'
  return at.share === 0 ? 'Getting ready to send' : `Sent ${Math.round(at.share * 100)}%`
}

/** The way of a file here: the choice, how far it is, and what stood in its way. */
export const AddFile = ({ sending, hasRoom, choose, again, cancel }: Props) => {
  // The last file takes the picker away, and with it perhaps the focus.
  useEffect(() => {
    if (!hasRoom && document.activeElement === document.body) heading()?.focus({ preventScroll: true })
  }, [hasRoom])
  return (
    <chakra.div display="grid" gap="3" _empty={{ display: 'none' }}>
      {sending.state === 'failed' && (
        <>
          <Message tone="error" role="alert" text={`“${sending.name}”: ${sending.trouble.text}`} />
          {sending.trouble.isWorthAnotherTry && (
            <chakra.div display="flex" gap="2">
              <Button ref={handOnFocus(heading)} onClick={again}>
                Try again
              </Button>
              <Button ref={handOnFocus(heading)} variant="outline" onClick={cancel}>
                Cancel
              </Button>
            </chakra.div>
          )}
        </>
      )}
      {sending.state === 'under-way' && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" minH="tap">
          <chakra.p flex="1 1 12rem" minW="0" overflowWrap="anywhere">
            <b>{sending.name}</b>
            <chakra.span display="block" textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
              {stageWords(sending.at)}
            </chakra.span>
          </chakra.p>
          <Button ref={handOnFocus(heading)} variant="outline" size="sm" onClick={cancel}>
            Cancel
          </Button>
        </chakra.div>
      )}
      {hasRoom && (
        <FilePicker
          label="Add a file"
          hint="PDF, Word (.docx), PNG or JPEG, up to 5 MB"
          accept={accepted}
          busy={sending.state === 'under-way'}
          busyText="The file above is under way."
          onFile={choose}
        />
      )}
    </chakra.div>
  )
}

const heading = () => document.querySelector<HTMLElement>(`[data-focus="${filesTitle}"]`)
