import { useMemo } from 'react'
import type { ProfileText, ProfileTextWithFacts } from '../../../shared/api/career.ts'
import type { Facts, VouchedLine } from '../../../shared/api/truth.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { checkProfileText } from '../../../shared/domain/truth/check-profile-text.ts'
import { factsForProfileText, reportOfProfileText } from '../../../shared/domain/truth/check-saved.ts'
import { type TruthReport, unsupported } from '../../../shared/domain/truth/report.ts'
import { withoutUnsupported } from '../../../shared/domain/truth/without-unsupported.ts'
import { useChecked } from '../../truth/use-checked.ts'
import type { TextFields } from './text-form.ts'
import { unitNouns } from './words.ts'

/** A text as it may be copied: without the units that have no source. */
export const withSource = (content: string, report: TruthReport) => ({
  text: withoutUnsupported(content, report).trim(),
  leftOut: unsupported(report).length,
})

export const sourcedText = (whole: ProfileTextWithFacts, now: Date) => ({
  ...withSource(whole.profileText.content, reportOfProfileText(whole, dayInLagos(now))),
  noun: unitNouns[whole.profileText.type],
})

type Text = { readonly content: string; readonly kept: readonly VouchedLine[]; readonly today: string }

/**
 * The units that only the pasted text supports. They are not marked, because the person's own words count as facts. But the
 * person should know that neither the profile nor a resume says `I led 75 engineers`.
 */
export const onlyPasted = (
  { profileText, facts }: ProfileTextWithFacts,
  { content, kept, today }: Text,
  report: TruthReport,
): string[] => {
  const otherFacts = factsForProfileText({ profileText: { ...profileText, before: '' }, facts })
  const marked = new Set(unsupported(report).map(({ text }) => text))
  const bare = checkProfileText(content, otherFacts, kept, profileText, { today })
  return unsupported(bare).flatMap(({ text }) => (marked.has(text) ? [] : [text]))
}

/** Checks a text on this device, and finds the units that only the pasted text supports. */
export const useCheckedText = ({ content, kept }: TextFields, profileText: ProfileText, facts: Facts) => {
  const check = useMemo(() => {
    const against = factsForProfileText({ profileText, facts })
    return (text: string, vouched: readonly VouchedLine[]) => {
      const today = dayInLagos(new Date())
      const { citations } = profileText
      const report = checkProfileText(text, against, vouched, profileText, { today, citations })
      const typed = { content: text, kept: vouched, today }
      return { ...report, onlyPasted: onlyPasted({ profileText, facts }, typed, report) }
    }
  }, [profileText, facts])
  return { check, ...useChecked({ text: content, kept, check }) }
}
