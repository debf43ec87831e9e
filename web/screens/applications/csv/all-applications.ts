import type { Application } from '../../../../shared/api/applications.ts'
import { api } from '../../../api.ts'

/** Every application of the person as it is now, loaded or not, newest first. */
export const allApplications = async (): Promise<Application[]> => {
  const all: Application[] = []
  let before: string | null = null
  do {
    const page: Awaited<ReturnType<typeof api.applications.list>> = await api.applications.list({
      query: before ? { before } : {},
    })
    all.push(...page.applications)
    before = page.older
  } while (before)
  return all
}
