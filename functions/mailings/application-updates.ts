import { isNews } from '../../shared/domain/application-news.ts'
import type { Letter } from '../mail/letter.ts'
import { updatesLetter } from '../mail/updates-letter.ts'
import type { TrackedJobStore } from '../store/applications.ts'

export type UpdateServices = { readonly applications: Pick<TrackedJobStore, 'all'> }

type About = {
  readonly sub: string
  /** The mail is about the applications that were added from `since` on, and before `until`. */
  readonly since: string
  readonly until: Date
  readonly name: string
  readonly siteUrl: string
}

/**
 * What was added without a press on the screen of applications, as it is now. Null: there is nothing. `later`: there is
 * something, but only from `until` on.
 */
export const writeUpdates = async (
  { applications }: UpdateServices,
  { sub, since, until, name, siteUrl }: About,
): Promise<Letter | 'later' | null> => {
  const news = (await applications.all(sub)).filter(row => isNews(row) && row.createdAt >= since)
  const added = news.filter(({ createdAt }) => createdAt < until.toISOString())
  if (added.length === 0) return news.length > 0 ? 'later' : null
  const [imported, viewed] = [true, false].map(isImport =>
    added.filter(({ origin }) => (origin === 'import') === isImport),
  )
  return updatesLetter({ viewed: viewed ?? [], imported: imported?.length ?? 0 }, { name, siteUrl })
}
