import type { SkillGap } from '../../api/career.ts'
import type { Facts } from '../../api/truth.ts'
import type { ClaimKind } from '../../lists.ts'
import { checkProfileText } from '../truth/check-profile-text.ts'
import { withoutUnsupported } from '../truth/without-unsupported.ts'

/** What only a life can bear out. Skills and certificates that somebody lacks are named by right, and so are figures of a plan. */
const ofSummary: readonly ClaimKind[] = ['employer', 'school', 'degree', 'date']
/** One may be told to study, or to ask at the Red Cross. */
const ofAdvice: readonly ClaimKind[] = ['school', 'date']

type Aim = { readonly targetRole: string; readonly jobDescription: string }
type Told = Pick<SkillGap, 'summary' | 'recommendations'>

/** An analysis without sentences that say of somebody's life what they never told: no one asks them there where it comes from. */
export const withoutInvented = <Analysis extends Told>(
  analysis: Analysis,
  facts: Facts,
  aim: Aim,
): Analysis => {
  const wanted = `${aim.targetRole} ${aim.jobDescription}`.toLowerCase()
  const borneOut = (text: string, kinds: readonly ClaimKind[]): string => {
    const { units } = checkProfileText(text, facts, [], { type: 'summary', ...aim })
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
    summary: borneOut(analysis.summary, ofSummary),
    recommendations: analysis.recommendations
      .map(({ action, timeline }) => ({ action: borneOut(action, ofAdvice), timeline }))
      .filter(({ action }) => action !== ''),
  }
}
