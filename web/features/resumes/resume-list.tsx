import { chakra } from '@chakra-ui/react'
import { resumesAtMost } from '../../../shared/api/resumes.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Message } from '../../ui/message.tsx'
import type { Resumes } from '../../writing/resume-queries.ts'
import { useMakePrimary } from '../../writing/use-make-primary.ts'
import { DeleteConfirm } from './delete-confirm.tsx'
import { generateButton } from './focus.ts'
import { LimitNote } from './limit-note.tsx'
import { ResumeCard } from './resume-card.tsx'
import { useDelete } from './use-delete.ts'

import { rewriteWait } from './words.ts'

type Props = {
  list: Resumes
  onGenerate: () => void
  onPreview: (id: string) => void
  onRewrite: (id: string) => void
}

/** Widths in rem: who reads with larger letters gets fewer columns. */
const Cards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
    gap: '4',
    _empty: { display: 'none' },
  },
})

/** The resumes, newest first; or how the first one is made. */
export const ResumeList = ({ list: { resumes, limit, rewriteFrom }, ...on }: Props) => {
  const remove = useDelete()
  const makePrimary = useMakePrimary()
  const now = new Date()
  const wait = rewriteWait(rewriteFrom, now)
  const [first] = resumes
  return (
    <>
      {resumes.length >= resumesAtMost && (
        <Message
          tone="info"
          text={`You have ${resumesAtMost} resumes, as many as there can be. Delete one to make another.`}
        />
      )}
      <Cards>
        {resumes.map(resume => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            rewriteWait={wait}
            now={now}
            onPreview={() => on.onPreview(resume.id)}
            onDelete={() => remove.ask(resume)}
            onRewrite={() => on.onRewrite(resume.id)}
            onMakePrimary={() => makePrimary(resume)}
          />
        ))}
      </Cards>
      {first && limit !== null && resumes.length >= limit && (
        <LimitNote rewriteWait={wait} onRewrite={() => on.onRewrite(first.id)} />
      )}
      {!first && (
        <EmptyState
          motif="board"
          title="No Resumes Yet"
          text="Aiki writes one from your profile, or from a short form. It says only what is true of you."
          action={
            <Button data-focus={generateButton} onClick={on.onGenerate}>
              Generate Your First Resume
            </Button>
          }
        />
      )}
      <DeleteConfirm remove={remove} resumes={resumes} />
    </>
  )
}
