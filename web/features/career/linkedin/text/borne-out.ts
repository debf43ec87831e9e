import type { ProfileTextWithFacts } from '../../../../../shared/api/career.ts'
import { dayInLagos } from '../../../../../shared/domain/calendar.ts'
import { type TruthReport, unsupported } from '../../../../../shared/domain/truth/report.ts'
import { reportOfProfileText } from '../../../../../shared/domain/truth/told-facts.ts'
import { withoutUnsupported } from '../../../../../shared/domain/truth/without-unsupported.ts'
import { unitNouns } from '../../words.ts'

/** A text as it may be sent, by this report of it, and how much is not in it. */
export const borneOut = (content: string, report: TruthReport) => ({
  text: withoutUnsupported(content, report).trim(),
  leftOut: unsupported(report).length,
})

/** A text as it is kept, for the clipboard: without what has no source. */
export const borneOutText = (whole: ProfileTextWithFacts, now: Date) => ({
  ...borneOut(whole.profileText.content, reportOfProfileText(whole, dayInLagos(now))),
  noun: unitNouns[whole.profileText.type],
})
