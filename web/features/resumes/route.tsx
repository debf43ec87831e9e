import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { errors } from '../../../shared/api/errors.ts'
import { resumesAtMost } from '../../../shared/api/resumes.ts'
import { allows, features, plans } from '../../../shared/domain/plan.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { useNewDialog } from '../../kit/use-new-dialog.ts'
import { paths } from '../../paths.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { notify } from '../../ui/notify.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Card, CardGrid } from '../../ui/panel.tsx'
import { type Resumes, resumesQuery } from '../../writing/resumes.ts'
import { FilesPanel } from './files-card.tsx'
import { ResumeList } from './resume-list.tsx'

const GenerateDialog = lazyDialog(async () => (await import('./generate-dialog.tsx')).GenerateDialog, {
  preload: true,
})
const PreviewDialog = lazyDialog(async () => (await import('./preview-dialog.tsx')).PreviewDialog)

/** The limit that forbids another resume: the plan's, or the limit of all plans. */
const limitOf = ({ resumes, limit }: Resumes): 'plan' | 'room' | null => {
  if (limit !== null && resumes.length >= limit) return 'plan'
  return resumes.length >= resumesAtMost ? 'room' : null
}

/**
 * The AI Resume Builder. `?sheet=new` opens the dialog of a new resume, `?rewrite=<id>` rewrites a resume, both with an
 * optional target job (`&application=…`, `&job=…`), and `?preview=<id>` shows a resume. For a job, a person whose plan
 * includes tailoring is redirected to the tailor dialog of their primary resume.
 */
export const ResumeBuilderRoute = () => {
  const session = useSession()
  const plan = useSubscriptionStatus()
  const navigate = useNavigate()
  const query = useQuery({ ...resumesQuery, meta: { failed: 'Failed to fetch resumes' } })
  const address = useAddress()
  const { params } = address
  const job = { application: params.get('application'), job: params.get('job') }
  const rewritingId = params.get('rewrite')
  const primaryId = query.data?.resumes.find(({ isPrimary }) => isPrimary)?.id ?? null
  const previewed = query.data?.resumes.find(({ id }) => id === params.get('preview'))
  const creating = useNewDialog({
    address,
    limit: plan === null ? undefined : query.data && limitOf(query.data),
    onLimit: limit =>
      notify(
        limit === 'plan'
          ? {
              kind: 'error',
              title: 'Upgrade Required',
              description: errors.resume_limit.message,
              action: { label: 'Upgrade', onClick: () => void navigate(paths.upgrade) },
            }
          : { kind: 'error', title: 'Error', description: errors.too_many_resumes.message },
      ),
    redirect: () => {
      const isForJob = job.application !== null || job.job !== null
      if (primaryId === null || !isForJob || !plan || !allows(plan.tier, 'resume-tailoring')) return false
      const search = new URLSearchParams(params)
      search.set('sheet', 'tailor')
      void navigate({ pathname: paths.resume(primaryId), search: `${search}` }, { replace: true })
      return true
    },
  })

  if (session.state === 'signed-out') return null
  return (
    <>
      <PageHead
        title="Resume Builder"
        text="A resume that reads well and says only what is true about you."
        actions={
          <>
            <LinkButton to={paths.careerRecord} variant="outline">
              Career Record
            </LinkButton>
            {query.data && query.data.resumes.length > 0 && (
              <Button data-focus="generate-resume" onClick={creating.show}>
                <Plus />
                Generate Resume
              </Button>
            )}
          </>
        }
      />
      <Loaded
        query={query}
        loading="Loading your resumes"
        failed="Your resumes could not be loaded. They are safe with us. Check your connection, then try again."
      >
        {list => (
          <chakra.div display="grid" gap="4">
            <ResumeList
              list={list}
              onGenerate={creating.show}
              onPreview={id => address.open({ preview: id })}
              onRewrite={id => address.open({ rewrite: id, ...job })}
            />
            <CardGrid alignItems="start">
              <FilesPanel />
              <ResumeTips />
            </CardGrid>
            <GenerateDialog
              open={creating.open || rewritingId !== null}
              sub={session.person.sub}
              tier={plan?.tier ?? 'free'}
              rewritingId={creating.open ? null : rewritingId}
              query={job}
              onClose={creating.open ? creating.close : () => address.close('rewrite')}
            />
            <PreviewDialog
              open={previewed !== undefined}
              id={previewed?.id ?? ''}
              title={previewed?.title ?? ''}
              onClose={() => address.close('preview')}
            />
          </chakra.div>
        )}
      </Loaded>
    </>
  )
}

const tips = [
  'One page is enough for the first ten years of work, and two for more.',
  'Say what changed because of your work, with a number that you can prove.',
  'Use the words of the advert where they are true for you: hiring software looks for them first.',
  'Check your phone number and email: employers answer there.',
  `With ${plans[features['resume-export']].name}, send it as a PDF, unless the employer asks for another kind of file.`,
]

const ResumeTips = () => (
  <Card title="Resume tips">
    <chakra.ul ps="5" display="grid" gap="1.5" listStyleType="disc" color="fg.muted">
      {tips.map(tip => (
        <li key={tip}>{tip}</li>
      ))}
    </chakra.ul>
  </Card>
)
