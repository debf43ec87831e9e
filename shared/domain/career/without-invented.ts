import type { SkillGap } from '../../api/career.ts'
import type { Facts } from '../../api/truth.ts'
import type { ClaimKind } from '../../lists.ts'
import { checkProfileText } from '../truth/check-profile-text.ts'
import { withoutUnsupported } from '../truth/without-unsupported.ts'

/** What only the person's own facts can support. A summary may name skills and certificates that they lack, and figures of a plan. */
const ofSummary: readonly ClaimKind[] = ['employer', 'school', 'degree', 'date']
/** Advice may name a degree to study for, or an employer to ask. */
const ofAdvice: readonly ClaimKind[] = ['school', 'date']

type TargetJob = { readonly targetRole: string; readonly jobDescription: string }
type Checked = Pick<SkillGap, 'summary' | 'recommendations'>

/** An analysis without sentences that claim something about the person without a source. They must go, because nobody asks the person about them there. */
export const withoutInvented = <Analysis extends Checked>(
  analysis: Analysis,
  facts: Facts,
  target: TargetJob,
): Analysis => {
  const wanted = `${target.targetRole} ${target.jobDescription}`.toLowerCase()
  const supported = (text: string, kinds: readonly ClaimKind[]): string => {
    const { units } = checkProfileText(text, facts, [], { type: 'summary', ...target })
    const counted = units.map(unit => ({
      ...unit,
      claims: unit.claims.filter(
        claim => kinds.includes(claim.kind) && !wanted.includes(claim.text.toLowerCase()),
      ),
    }))
    return withoutUnsupported(text, { units: counted }).trim()
  }
  return {
    ...analysis,
    summary: supported(analysis.summary, ofSummary),
    recommendations: analysis.recommendations
      .map(({ action, timeline }) => ({ action: supported(action, ofAdvice), timeline }))
      .filter(({ action }) => action !== ''),
  }
}
