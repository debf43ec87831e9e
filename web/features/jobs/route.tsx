import { useSession } from '../../session/session.tsx'
import { JobSearch } from './job-search.tsx'

export const JobSearchRoute = () => {
  const session = useSession()
  return session.state === 'signed-in' ? (
    <JobSearch key={session.person.sub} sub={session.person.sub} />
  ) : null
}
