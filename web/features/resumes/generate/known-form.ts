import type { QueryClient } from '@tanstack/react-query'
import type { ResumeForm } from '../../../../shared/api/resume-form.ts'
import { quickForm } from '../../../../shared/domain/resume/form-facts.ts'
import { withDeadline } from '../../../api/connection-lost.ts'
import { profileQuery } from '../../../person/queries.ts'
import { resumeQuery } from '../../../writing/resume-queries.ts'

/** Nobody waits longer than this for fields that they can fill in themselves, in milliseconds. */
const patience = 3_000

/** What is known of the person anyway, of their profile and their primary resume; null where it does not come in time. */
export const knownForm = async (
  client: QueryClient,
  primaryId: string | null,
): Promise<ResumeForm | null> => {
  try {
    const [profile, primary] = await withDeadline(
      Promise.all([
        client.ensureQueryData(profileQuery),
        primaryId === null ? null : client.ensureQueryData(resumeQuery(primaryId)),
      ]),
      patience,
    )
    return quickForm(profile, primary?.resume.form ?? null)
  } catch {
    return null
  }
}
