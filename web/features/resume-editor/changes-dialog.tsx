import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Resume } from '../../../shared/api/resumes.ts'
import { resumeChanges } from '../../../shared/domain/resume/changes.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { firstFocusable } from '../../ui/focus.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { ChangesView, changesWords, type SideNames } from '../../writing/changes-view.tsx'
import { versionQuery, versionsQuery } from './versions.ts'

type Props = {
  open: boolean
  resume: Resume
  /** The text in the editor. */
  markdown: string
  onClose: () => void
}

const loading = {
  rows: 6,
  inCard: false,
  loading: 'Comparing the texts',
  failed: 'The earlier text could not be loaded. It is safe with us.',
} as const

const names: SideNames = {
  before: 'Before',
  after: 'Now',
  removed: 'Removed',
  added: 'Added',
  moved: 'Moved',
}

const Changes = ({ before, after }: { before: string; after: string }) => {
  const changes = useMemo(() => resumeChanges(before, after), [before, after])
  return (
    <>
      <chakra.p mb="3">{changesWords(changes)}</chakra.p>
      <ChangesView changes={changes} names={names} heading="h3" />
    </>
  )
}

/** Compares the text with the text before it was tailored. */
export const ChangesDialog = ({ open, resume: { id }, markdown, onClose }: Props) => {
  const versions = useQuery(versionsQuery(id))
  const before = versions.data?.find(({ origin }) => origin === 'before-tailoring')
  const text = useQuery({ ...versionQuery(id, before?.version ?? 0), enabled: before !== undefined })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="What changed"
      readFirst
      finalFocus={() => firstFocusable('resume-menu')}
    >
      <Loaded query={versions} {...loading}>
        {() =>
          before ? (
            <Loaded query={text} {...loading}>
              {({ title, markdown: earlier }) => (
                <>
                  <chakra.p mb="3" color="fg.muted" overflowWrap="anywhere">
                    Compared with “{title}”, the resume that this one was written from. That resume has not
                    changed.
                  </chakra.p>
                  <Changes before={earlier} after={markdown} />
                </>
              )}
            </Loaded>
          ) : (
            <p>The earlier text is not kept any more. Aiki keeps the last 20 versions of each resume.</p>
          )
        }
      </Loaded>
    </Sheet>
  )
}
