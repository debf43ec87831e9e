import type { ApplicationDigest } from '../../../shared/api/home.ts'
import { weekColumns } from '../../applications/week-columns.ts'
import { WeftColumns } from '../../ui/weft-columns.tsx'
import { HomePanel } from './home-panel.tsx'

type Props = Pick<ApplicationDigest, 'weeks' | 'sent' | 'interviews'>

/** The pace of the last weeks: bars of weft, the figure on each. */
export const WeeksPanel = ({ weeks, sent, interviews }: Props) => {
  const came = interviews === 1 ? '1 application' : `${interviews} applications`
  const pause = weeks.every(({ count }) => count === 0) ? ` None in the last ${weeks.length} weeks.` : ''
  return (
    <HomePanel
      title="Applications sent a week"
      text={`${sent} sent in all.${pause} ${came} came to an interview.`}
    >
      <WeftColumns {...weekColumns(weeks)} />
    </HomePanel>
  )
}
