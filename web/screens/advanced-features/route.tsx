import { Gate } from '../../person/gate.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Coming } from '../coming/coming.tsx'
import { advancedFeaturesWords } from '../coming/words.ts'

export const AdvancedFeaturesRoute = () => (
  <Gate
    feature="linkedin-optimisation"
    head={<PageHead title={advancedFeaturesWords.title} text={advancedFeaturesWords.text} />}
    title="Three tools for the step after next"
    gains={[
      'Your LinkedIn headline, summary and bio, written for the role you want',
      'The skills a role asks for that you lack, with what to do about them',
      'On Elite, a career coach that answers your questions',
    ]}
  >
    <Coming words={advancedFeaturesWords} />
  </Gate>
)
