import { digestAt, digestOf } from '../../shared/domain/application-digest.ts'
import { mostUrgent } from '../../shared/domain/next-step.ts'
import { hasFigures, weekFigures, weekOf } from '../../shared/domain/weekly-summary.ts'
import type { Letter } from '../mail/letter.ts'
import { summaryLetter } from '../mail/summary-letter.ts'
import type { WeekWorkStore } from '../store/week-work.ts'

export type SummaryServices = { readonly work: WeekWorkStore }

type About = { readonly sub: string; readonly since: string; readonly name: string; readonly siteUrl: string }

/**
 * The summary of the week that began at `since`, counted from the rows themselves; null: nothing happened. The step is
 * the one that the home screen shows at `now`.
 */
export const writeSummary = async (
  { work }: SummaryServices,
  { sub, since, name, siteUrl }: About,
  now: Date,
): Promise<Letter | null> => {
  const done = await work.get(sub)
  const monday = weekOf(new Date(since))
  const figures = weekFigures(done, monday, now)
  if (!hasFigures(figures)) return null
  const urgent = mostUrgent(digestAt(digestOf(done.applications, now), now), now)
  return summaryLetter({ monday, figures, urgent }, { name, siteUrl })
}
