import { mayAnswer, readFact } from '../../shared/domain/fit-evidence/answers.ts'
import { askedIn } from '../../shared/domain/fit-evidence/read-requirements.ts'
import { citationsOfLetter, citationsOfResume } from '../../shared/domain/resume/citations.ts'
import type { EvidenceDraft, ResumeDraft, RevisionDraft } from '../../shared/domain/resume/draft.ts'
import type { NumberedFact } from '../../shared/domain/truth/numbered-facts.ts'

// What an answer that fits its schema still lacks, in words for the model.

/** The bullets of an answer that cite no fact of their job. */
export const uncitedBullets = (draft: ResumeDraft, facts: readonly NumberedFact[]): string[] =>
  citationsOfResume({ ...draft, summary: [] }, facts)
    .filter(({ facts: cited }) => cited.length === 0)
    .map(({ text }) => `"${text}" cites no fact of its job. Cite one that says it, or leave the line out.`)

/**
 * The evidence without numbers that stand for no fact, and without facts that have nothing in common with the
 * requirement. What is answered by nothing then is left out.
 */
export const checkedEvidence = (
  evidence: EvidenceDraft,
  facts: readonly NumberedFact[],
): { requirement: string; facts: NumberedFact[] }[] =>
  evidence.flatMap(({ requirement, facts: numbers }) => {
    const asked = askedIn(requirement)
    const answering = facts.filter(fact => numbers.includes(fact.number) && mayAnswer(asked, readFact(fact)))
    return answering.length === 0 ? [] : [{ requirement, facts: answering }]
  })

/** The evidence that is dropped, for an answer that is sent back anyway. */
const droppedEvidence = (evidence: EvidenceDraft, facts: readonly NumberedFact[]): string[] => {
  const kept = new Map(checkedEvidence(evidence, facts).map(each => [each.requirement, each.facts]))
  return evidence.flatMap(({ requirement, facts: numbers }) => {
    const dropped = numbers.filter(number => !kept.get(requirement)?.some(fact => fact.number === number))
    return dropped.length === 0
      ? []
      : [`"${requirement}" is not answered by ${dropped.join(', ')}. Do not write from that.`]
  })
}

/** Whether a letter leaves out the fact that bridges best to the job. */
export const withoutBridge = (
  draft: RevisionDraft,
  facts: readonly NumberedFact[],
  bridge: NumberedFact | null,
): string[] =>
  bridge === null || citationsOfLetter(draft, facts).some(({ facts: cited }) => cited.includes(bridge.text))
    ? []
    : [
        `No sentence cites fact ${bridge.number}, which bridges best to the job. Say it in the second paragraph.`,
      ]

/** The problems, and, if there are any, the evidence that an answer must not be written from. */
export const withEvidence = (
  problems: readonly string[],
  { evidence = [] }: { readonly evidence?: EvidenceDraft },
  facts: readonly NumberedFact[],
): readonly string[] => (problems.length === 0 ? [] : [...problems, ...droppedEvidence(evidence, facts)])
