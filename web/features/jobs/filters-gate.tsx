import type { JobFilters } from '../../../shared/api/jobs.ts'
import { Gate } from '../../person/gate.tsx'
import { Filters } from './filters.tsx'

type Props = { filters: JobFilters; onChange: (filters: JobFilters) => void }

export const FiltersGate = (props: Props) => (
  <Gate
    feature="advanced-job-filters"
    head={null}
    title="See only what fits"
    gains={[
      'Remote jobs that you may really apply for: Nigeria, Africa or worldwide',
      'A salary to begin from, your level, and how old an advert may be',
      'On site, hybrid or remote, and the boards that you trust',
    ]}
  >
    <Filters {...props} />
  </Gate>
)
