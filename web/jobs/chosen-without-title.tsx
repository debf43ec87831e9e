import type { Job } from '../../shared/api/jobs.ts'
import { paths } from '../paths.ts'
import { TextLink } from '../ui/links.tsx'

/** By what the jobs for somebody without a title were chosen, and the way to better ones. */
export const ChosenWithoutTitle = ({ jobs }: { jobs: readonly Job[] }) => (
  <>
    {/* A job has no fit where the person says nothing to compare it with. */}
    {jobs.some(({ fit }) => fit !== null) ? 'Chosen by what your profile says.' : 'The newest jobs.'}{' '}
    <TextLink variant="text" to={paths.preferences}>
      Name a job title
    </TextLink>
    , and the best come first.
  </>
)
