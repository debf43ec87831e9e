import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Resume, type ResumeVersion, savedVersionsAtMost } from '../../../shared/api/resumes.ts'
import { parseResume } from '../../../shared/domain/resume/parse.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ResumePaper } from '../../paper/resume-paper.tsx'
import { atTime } from '../../person/day-words.ts'
import { Button } from '../../ui/button.tsx'
import { firstFocusable, moveFocusOn, takeFocus } from '../../ui/focus.ts'
import { RowButton } from '../../ui/row.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { originWords, versionQuery, versionsQuery } from './versions.ts'

type Props = {
  open: boolean
  resume: Resume
  onRestore: (markdown: string) => void
  onClose: () => void
}

/** Shows the earlier versions, and restores them. */
export const VersionsDialog = ({ open, resume, onRestore, onClose }: Props) => {
  const [shown, setShown] = useState<ResumeVersion | null>(null)
  const text = useQuery({ ...versionQuery(resume.id, shown?.version ?? 0), enabled: shown !== null })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Versions"
      readFirst
      finalFocus={() => firstFocusable('resume-menu')}
      footer={
        shown && (
          <>
            <Button ref={moveFocusOn()} variant="outline" onClick={() => setShown(null)}>
              Back to the list
            </Button>
            <Button
              disabled={!text.data}
              onClick={() => {
                if (text.data) onRestore(text.data.markdown)
                onClose()
              }}
            >
              Restore
            </Button>
          </>
        )
      }
    >
      {shown ? (
        <>
          <chakra.p ref={takeFocus} tabIndex={-1} outline="0" mb="3" color="fg.muted">
            {originWords[shown.origin]}, {atTime(shown.savedAt, new Date().toISOString())}: “{shown.title}”
          </chakra.p>
          <Loaded
            query={text}
            inCard={false}
            rows={8}
            loading="Loading this version"
            failed="This version could not be loaded. It is safe with us."
          >
            {({ markdown }) => (
              <ResumePaper
                document={parseResume(markdown)}
                template={resume.template}
                plainName={resume.plainName}
              />
            )}
          </Loaded>
        </>
      ) : (
        <VersionList id={resume.id} onShow={setShown} />
      )}
    </Sheet>
  )
}

const VersionList = ({ id, onShow }: { id: string; onShow: (version: ResumeVersion) => void }) => {
  const query = useQuery(versionsQuery(id))
  const now = new Date().toISOString()
  return (
    <>
      <chakra.p color="fg.muted" textStyle="small" mb="3">
        When you save, Aiki keeps the earlier text. It keeps the last {savedVersionsAtMost} versions.
      </chakra.p>
      <Loaded
        query={query}
        inCard={false}
        rows={5}
        loading="Loading the versions"
        failed="The versions could not be loaded. They are safe with us."
      >
        {versions => (
          <>
            {versions.length === 0 && <p>There is no earlier text yet.</p>}
            <chakra.ul listStyleType="none">
              {versions.map(version => (
                <chakra.li key={version.version} borderTop="1px solid {colors.border}">
                  <RowButton
                    title={originWords[version.origin]}
                    text={atTime(version.savedAt, now)}
                    onClick={() => onShow(version)}
                  />
                </chakra.li>
              ))}
            </chakra.ul>
          </>
        )}
      </Loaded>
    </>
  )
}
