import { type ComponentProps, memo, useMemo } from 'react'
import type { Facts } from '../../../shared/api/truth.ts'
import type { TruthReport } from '../../../shared/domain/truth/report.ts'
import { TruthCard } from '../../truth/truth-card.tsx'
import { sourcesOf } from '../../truth/words.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'

type Props = Omit<ComponentProps<typeof TruthCard>, 'report' | 'noun' | 'sources'> & {
  /** Null: what checks it has not come yet. */
  report: TruthReport | null
  facts: Facts
  /** What checks it did not come. */
  retry: (() => void) | null
}

/** The card of sources, or what stands in for it. Typing does not draw it anew before the text is checked. */
export const Sources = memo(({ report, facts, retry, ...rest }: Props) => {
  const sources = useMemo(() => sourcesOf(facts), [facts])
  if (report) return <TruthCard {...rest} report={report} noun="line" sources={sources} />
  if (retry)
    return (
      <LoadFailed
        text="What compares the lines with your profile did not load. What you type is kept."
        busy={false}
        onRetry={retry}
      />
    )
  return (
    <Panel inset="card">
      <ThreadLines rows={3} label="Checking the lines" />
    </Panel>
  )
})
