import type { Facts } from '../../api/truth.ts'
import type { ClaimKind } from '../../lists.ts'
import { citationsOfProse } from '../resume/citations.ts'
import type { CitedText } from '../resume/draft.ts'
import { checkProfileText } from '../truth/check-profile-text.ts'
import { numberedFacts } from '../truth/numbered-facts.ts'
import { type Claim, unsupported } from '../truth/report.ts'
import { withoutUnsupported } from '../truth/without-unsupported.ts'
import type { skillGapFrom } from './skill-gap.ts'

// A sentence of an analysis that claims something about the person without a source is removed, because nobody asks the
// person about it there.

/** What only the person's own facts can support. What they lack may name skills and certificates, and figures of a plan. */
const ofLacks: readonly ClaimKind[] = ['employer', 'school', 'degree', 'date']
/** Advice may name a degree to study for, or an employer to ask. */
const ofAdvice: readonly ClaimKind[] = ['school', 'date']

type TargetJob = { readonly targetRole: string; readonly jobDescription: string }

/** `You led` as the person would say it, because the check reads more in what somebody says of themselves. */
const ofSelf = (sentence: string): string =>
  sentence
    .replace(/\byou are\b/gi, 'I am')
    .replace(/\byou\b/gi, 'I')
    .replace(/\byour\b/gi, 'my')

/** `For a Planner you bring SQL` names a title that is not the person's. `You are a Planner` claims it. */
const forTarget = /\bfor (?:an?|the) $/i

/** Whether a sentence about the person cites facts, and says no more than these. */
const isSupported = (sentence: CitedText, facts: Facts, targetRole: string, today: string): boolean => {
  const text = ofSelf(sentence.text)
  const citations = citationsOfProse([{ ...sentence, text }], numberedFacts(facts))
  const about = { type: 'summary', targetRole } as const
  const { units } = checkProfileText(text, facts, [], about, { citations, today })
  const role = targetRole.toLowerCase()
  const isOfTarget = ({ kind, text: title, start }: Claim): boolean =>
    kind === 'title' && role.includes(title.toLowerCase()) && forTarget.test(text.slice(0, start))
  const claimed = units.map(unit => ({ ...unit, claims: unit.claims.filter(claim => !isOfTarget(claim)) }))
  return (
    citations.length > 0 &&
    citations.every(({ facts: cited }) => cited.length > 0) &&
    unsupported({ units: claimed }).length === 0
  )
}

/** The analysis as it is saved. `today`: the person's day, YYYY-MM-DD. */
export const withoutInvented = (
  { brings, lacks, recommendations, ...lists }: ReturnType<typeof skillGapFrom>,
  facts: Facts,
  target: TargetJob,
  today: string,
) => {
  const wanted = `${target.targetRole} ${target.jobDescription}`.toLowerCase()
  const supported = (text: string, kinds: readonly ClaimKind[]): string => {
    const { units } = checkProfileText(text, facts, [], { type: 'summary', ...target }, { today })
    const counted = units.map(unit => ({
      ...unit,
      claims: unit.claims.filter(
        claim => kinds.includes(claim.kind) && !wanted.includes(claim.text.toLowerCase()),
      ),
    }))
    return withoutUnsupported(text, { units: counted }).trim()
  }
  const brought = brings.filter(sentence => isSupported(sentence, facts, target.targetRole, today))
  return {
    ...lists,
    summary: [...brought.map(({ text }) => text), supported(lacks, ofLacks)]
      .filter(text => text !== '')
      .join(' '),
    recommendations: recommendations
      .map(({ action, timeline }) => ({ action: supported(action, ofAdvice), timeline }))
      .filter(({ action }) => action !== ''),
  }
}
