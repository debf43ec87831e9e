import { chakra, Flex, Heading } from '@chakra-ui/react'
import { useId } from 'react'
import { type ResumeHead, resumesAtMost } from '../../../shared/api/resumes.ts'
import { plans } from '../../../shared/domain/plan.ts'
import { lazyDeleteQuestion } from '../../kit/lazy-delete-question.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { CardGrid, Panel } from '../../ui/panel.tsx'
import { useDeleteResume, useMakePrimary } from '../../writing/resume-actions.ts'
import type { Resumes } from '../../writing/resumes.ts'
import { ResumeCard } from './resume-card.tsx'
import { rewriteWait } from './words.ts'

type Props = {
  list: Resumes
  onGenerate: () => void
  onPreview: (id: string) => void
  onRewrite: (id: string) => void
}

const DeleteQuestion = lazyDeleteQuestion<Pick<ResumeHead, 'id' | 'title'>>()

/** The resumes, newest first, or an invitation to generate one. */
export const ResumeList = (props: Props) => {
  const { onGenerate, onPreview, onRewrite } = props
  const { resumes, limit, rewriteFrom } = props.list
  const remove = useDeleteResume()
  const makePrimary = useMakePrimary()
  const now = new Date()
  const wait = rewriteWait(rewriteFrom, now)
  const [first] = resumes
  return (
    <>
      {resumes.length >= resumesAtMost && (
        <Message
          tone="info"
          text={`You have ${resumesAtMost} resumes. That is the limit. Delete one to make another.`}
        />
      )}
      <CardGrid>
        {resumes.map(resume => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            rewriteWait={wait}
            now={now}
            onPreview={() => onPreview(resume.id)}
            onDelete={() => remove.ask(resume)}
            onRewrite={() => onRewrite(resume.id)}
            onMakePrimary={() => makePrimary(resume)}
          />
        ))}
      </CardGrid>
      {first && limit !== null && resumes.length >= limit && (
        <LimitNote rewriteWait={wait} onRewrite={() => onRewrite(first.id)} />
      )}
      {!first && (
        <EmptyState
          motif="board"
          title="No Resumes Yet"
          text="Aiki writes a resume from your profile, or from a short form. It says only what is true about you."
          action={
            <Button data-focus="generate-resume" onClick={onGenerate}>
              Generate Your First Resume
            </Button>
          }
        />
      )}
      <DeleteQuestion
        remove={remove}
        rows={resumes}
        noun="resume"
        text={({ title }) =>
          `“${title}” and its earlier versions will be deleted. You cannot undo this. Files that you downloaded stay yours.`
        }
        focusTargets={['generate-resume']}
      />
    </>
  )
}

type LimitProps = {
  rewriteWait: string | null
  onRewrite: () => void
}

const { resumes: freeResumes, resumeRewritesPerWeek } = plans.free.limits

/** Says what the Free plan allows, when its limit is reached. */
const LimitNote = ({ rewriteWait, onRewrite }: LimitProps) => {
  const name = useId()
  return (
    <Panel inset="card" aria-labelledby={name}>
      <Heading as="h2" id={name} textStyle="h3">
        The {plans.free.name} plan has {freeResumes} resume
      </Heading>
      <chakra.p mt="1" color="fg.muted">
        Edit it as often as you like, and have it rewritten {resumeRewritesPerWeek === 1 && 'once '}in 7 days.
        {rewriteWait !== null && ` It can be rewritten again from ${rewriteWait}.`}
      </chakra.p>
      <Flex mt="3" gap="2" wrap="wrap">
        {rewriteWait === null && (
          <Button variant="outline" onClick={onRewrite}>
            Rewrite it
          </Button>
        )}
        <LinkButton variant="ghost" color="brand.fg" to={paths.upgrade}>
          See the plans
        </LinkButton>
      </Flex>
    </Panel>
  )
}
