import { ulid } from 'ulid'
import { startTable } from '../../local/table.testing.ts'
import { type GenerationRequest, generationStore } from './generations.ts'
import { letterStore } from './letters.ts'
import { filled } from './resumes.testing.ts'
import { writerStore } from './writers.ts'

/** When the tests of generations are. */
export const now = new Date('2026-11-20T10:00:00Z')
export const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
export const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60_000)
export const person = () => crypto.randomUUID()

/** A request that uses one of two letters of the month, unless another charge is given. */
export const request = (
  sub: string,
  charge: GenerationRequest['charge'] = { lettersAtMost: 2 },
  id = ulid(),
) => ({ sub, id, charge })

export const letter = (id: string) => ({
  id,
  jobTitle: 'Analyst',
  companyName: 'Palmline',
  content: 'Dear Hiring Manager,',
  tone: 'professional' as const,
  applicationId: null,
  kept: [],
  form: filled(),
  jobDescription: '',
})

/** The store of generations over an embedded table. The caller must stop it. */
export const startGenerations = async () => {
  const { table, stop } = await startTable()
  const generations = generationStore(table)
  const writers = writerStore(table)
  return {
    table,
    stop,
    generations,
    writers,
    letters: letterStore(table),
    lettersOf: async (sub: string) => (await writers.get(sub, now)).letters,
    /** Begins a request that is not done yet. */
    begin: async (it: GenerationRequest, at = now) => {
      const begun = await generations.begin(it, at)
      if (begun === 'done') throw new Error('It is done already.')
      return begun
    },
  }
}
