import { Gate } from '../../person/gate.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Coming } from '../coming/coming.tsx'
import { insightsWords } from '../coming/words.ts'

export const InsightsRoute = () => (
  <Gate
    feature="insights"
    head={<PageHead title={insightsWords.title} text={insightsWords.text} />}
    title="See what your search tells you"
    gains={[
      'How many of your applications come to an answer, an interview, an offer',
      'Your pace by the week, and how long answers take',
      'Where the jobs come from that answer you',
    ]}
  >
    <Coming words={insightsWords} />
  </Gate>
)
