import type { ApplicationStage, ApplicationStatus } from '../../../shared/api/applications.ts'

const sample = (status: ApplicationStatus, stage: ApplicationStage) => ({ status, stage })

/** A search of some weeks, invented by us: it shows a person who tracks nothing yet what their own will look like. */
export const sampleWeave = [
  sample('rejected', 2),
  sample('applied', 2),
  sample('applied', 2),
  sample('rejected', 3),
  sample('viewed', 1),
  sample('applied', 2),
  sample('interview', 3),
  sample('withdrawn', 2),
  sample('applied', 2),
  sample('applied', 2),
  sample('offer', 4),
  sample('applied', 2),
  sample('interview', 3),
  sample('applied', 2),
  sample('saved', 1),
  sample('saved', 1),
].map((thread, place) => ({ ...thread, id: `sample-${place}` }))
