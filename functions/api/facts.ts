import type { factsOf as ofForm } from '../../shared/domain/resume/form-facts.ts'

/**
 * Returns what a person said of themselves. Its lists of skills and headings are loaded at the first call, because lists
 * of rows need none of them.
 */
export const factsOf = async (...given: Parameters<typeof ofForm>): Promise<ReturnType<typeof ofForm>> =>
  (await import('../../shared/domain/resume/form-facts.ts')).factsOf(...given)
