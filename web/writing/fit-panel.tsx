import { lazyPart } from '../kit/lazy-part.tsx'

/** In a file of its own, because it knows thousands of skills, degrees and certificates. */
export const FitPanel = lazyPart(
  async () => (await import('./fit-view.tsx')).FitView,
  'Comparing you with what the job asks for',
)
