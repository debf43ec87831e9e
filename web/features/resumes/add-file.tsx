import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { FilePicker } from '../../ui/file-picker.tsx'
import { firstFocusable, moveFocusOn } from '../../ui/focus.ts'
import { Announcement, Message } from '../../ui/message.tsx'
import { accepted } from './file-rules.ts'
import { type Sending, type SendStage, useSendFile } from './use-send-file.ts'

const stageWords = (at: SendStage): string => {
  if (at.stage === 'checking') return 'Checking the file'
  return at.share === 0 ? 'Getting ready to send' : `Sent ${Math.round(at.share * 100)}%`
}

/** For screen readers, which must not announce each percent. */
const announcement = (sending: Sending): string => {
  if (sending.state !== 'sending') return ''
  return sending.at.stage === 'checking' ? stageWords(sending.at) : `Sending ${sending.name}`
}

const heading = () => firstFocusable('files-title')

/** Adds a file: shows the picker, the progress, and the error. */
export const AddFile = ({ hasRoom }: { hasRoom: boolean }) => {
  const { sending, choose, retry, cancel } = useSendFile()
  // Adding the last possible file removes the picker, which may have the focus.
  useEffect(() => {
    if (!hasRoom && document.activeElement === document.body) heading()?.focus({ preventScroll: true })
  }, [hasRoom])
  return (
    <chakra.div display="grid" gap="3" _empty={{ display: 'none' }}>
      <Announcement>{announcement(sending)}</Announcement>
      {sending.state === 'failed' && (
        <>
          <Message tone="error" role="alert" text={`“${sending.name}”: ${sending.error.text}`} />
          {sending.error.canRetry && (
            <chakra.div display="flex" gap="2">
              <Button ref={moveFocusOn(heading)} onClick={retry}>
                Try again
              </Button>
              <Button ref={moveFocusOn(heading)} variant="outline" onClick={cancel}>
                Cancel
              </Button>
            </chakra.div>
          )}
        </>
      )}
      {sending.state === 'sending' && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" minH="tap">
          <chakra.p flex="1 1 12rem" minW="0" overflowWrap="anywhere">
            <b>{sending.name}</b>
            <chakra.span display="block" textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
              {stageWords(sending.at)}
            </chakra.span>
          </chakra.p>
          <Button ref={moveFocusOn(heading)} variant="outline" size="sm" onClick={cancel}>
            Cancel
          </Button>
        </chakra.div>
      )}
      {hasRoom && (
        <FilePicker
          label="Add a file"
          hint="PDF, Word (.docx), PNG or JPEG, up to 5 MB"
          accept={accepted}
          busy={sending.state === 'sending'}
          busyText="The file above is being sent."
          onFile={choose}
        />
      )}
    </chakra.div>
  )
}
