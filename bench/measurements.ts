import type { Measurement } from './measurement.ts'

/** Each measurement is loaded only in its own process, so that it does not slow down another. */
export const measurements = {
  tracker: async (): Promise<Measurement> => (await import('./tracker.ts')).tracker,
  load: async (): Promise<Measurement> => (await import('./load.ts')).load,
  webhooks: async (): Promise<Measurement> => (await import('./webhooks.ts')).webhooks,
  expiry: async (): Promise<Measurement> => (await import('./expiry.ts')).expiry,
  cost: async (): Promise<Measurement> => (await import('./cost.ts')).cost,
  operations: async (): Promise<Measurement> => (await import('./operations.ts')).operations,
  search: async (): Promise<Measurement> => (await import('./search.ts')).search,
  alerts: async (): Promise<Measurement> => (await import('./alerts.ts')).alerts,
  fit: async (): Promise<Measurement> => (await import('./fit.ts')).fit,
  ranking: async (): Promise<Measurement> => (await import('./ranking.ts')).ranking,
  writing: async (): Promise<Measurement> => (await import('./writing.ts')).writing,
  documents: async (): Promise<Measurement> => (await import('./documents.ts')).documents,
  imports: async (): Promise<Measurement> => (await import('./imports.ts')).imports,
  truth: async (): Promise<Measurement> => (await import('./truth.ts')).truth,
  interviews: async (): Promise<Measurement> => (await import('./interviews.ts')).interviews,
  tokens: async (): Promise<Measurement> => (await import('./tokens.ts')).tokens,
  bundles: async (): Promise<Measurement> => (await import('./bundles.ts')).bundles,
  start: async (): Promise<Measurement> => (await import('./start.ts')).start,
  memory: async (): Promise<Measurement> => (await import('./memory.ts')).memory,
  lighthouse: async (): Promise<Measurement> => (await import('./lighthouse.ts')).lighthouseScores,
  'first-load': async (): Promise<Measurement> => (await import('./first-load.ts')).firstLoad,
} as const

export type MeasurementName = keyof typeof measurements
export const isMeasurementName = (name: string): name is MeasurementName => Object.hasOwn(measurements, name)
export const measurementNames: readonly MeasurementName[] =
  Object.keys(measurements).filter(isMeasurementName)
