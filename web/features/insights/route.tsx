import { Gate } from '../../person/gate.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { InsightsScreen } from './screen.tsx'

export const InsightsRoute = () => (
  <Gate
    feature="insights"
    head={<PageHead title="Insights" text="What your search tells you." />}
    title="See what your search tells you"
    gains={[
      'How many of your applications come to an answer, an interview, an offer',
      'Your pace by the week, and how long answers take',
      'Which sites your answers come from, and how your practice scores go',
    ]}
  >
    <InsightsScreen />
  </Gate>
)
