import { Textarea } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { ApiError } from '../../../shared/api/errors.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { isSignedOut } from '../../kit/request-error.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { notify } from '../../ui/notify.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { resumeQuery } from '../../writing/resumes.ts'
import { Editor } from './editor.tsx'
import { BackLink } from './editor-head.tsx'
import { resumeDraft } from './resume-form.ts'

/** The resume was deleted, or the address is mistyped. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')

/** The editor of a resume. `?sheet=versions`, `changes` or `tailor` opens a dialog. */
export const ResumeRoute = () => {
  const session = useSession()
  const { id = '' } = useParams()
  const query = useQuery(resumeQuery(id))
  const { data, error, isLoadingError } = query

  // Not in the query's `meta`, because a missing resume needs no toast.
  useEffect(() => {
    if (isLoadingError && !isMissing(error) && !isSignedOut(error))
      notify({ kind: 'error', title: 'Error', description: 'Failed to fetch resumes' })
  }, [isLoadingError, error])

  if (session.state === 'signed-out') return null
  const { sub } = session.person
  if (data) return <Editor key={id} {...data} sub={sub} isDeleted={isMissing(error)} />
  if (isMissing(error)) return <NotHere sub={sub} id={id} />
  return (
    <>
      <BackLink />
      <PageHead title="Resume" />
      <Loaded
        query={query}
        rows={10}
        loading="Loading your resume"
        failed="This resume could not be loaded. It is safe with us. Check your connection, then try again."
      >
        {() => null}
      </Loaded>
    </>
  )
}

/** Says that the resume does not exist. The person can copy what they typed and did not save. */
const NotHere = ({ sub, id }: { sub: string; id: string }) => {
  const unsaved = resumeDraft(sub, id).read()?.values.markdown
  return (
    <>
      <PageHead title="This resume is not here any more" />
      <EmptyState
        motif="lozenge"
        title="It was deleted, or the link is wrong"
        text="Your other resumes are where you left them."
        action={
          <Button asChild>
            <Link to={paths.resumeBuilder}>See my resumes</Link>
          </Button>
        }
      />
      {unsaved !== undefined && (
        <Panel inset="card" maxW="reading" mt="4">
          <FormField
            label="What you had typed and not saved"
            hint="It is kept on this device. Copy what you need."
          >
            <Textarea readOnly value={unsaved} rows={10} fontFamily="mono" fontSize="sm" />
          </FormField>
        </Panel>
      )}
    </>
  )
}
