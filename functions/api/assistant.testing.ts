import { ulid } from 'ulid'
import { afterAll, afterEach } from 'vitest'
import { startAssistant } from '../assistant/assistant.testing.ts'
import { begun, filled } from '../store/resumes.testing.ts'

export const person = () => crypto.randomUUID()

export const resumeRequest = (fields: object = {}) => ({
  id: ulid(),
  title: 'Operations Analyst',
  template: 'professional',
  form: filled(),
  jobDescription: 'SQL, Excel and delivery planning.',
  rewrites: null,
  ...fields,
})

export const letterRequest = (fields: object = {}) => ({
  id: ulid(),
  jobTitle: 'Operations Analyst',
  companyName: 'Palmline',
  tone: 'professional',
  recipientName: '',
  employerAddress: '',
  jobDescription: 'SQL, Excel and delivery planning.',
  applicationId: null,
  ...fields,
})

/** The assistant for a file of tests. It stops after the last one, and the model has no fault after each. */
export const setUpAssistant = async () => {
  const assistant = await startAssistant()
  const { bedrock, resumes, writers, ask, resume, letter } = assistant
  afterAll(assistant.stop)
  afterEach(() => bedrock.faults.set({ fault: 'ok' }))

  return {
    ...assistant,
    /** A person with a resume, from which letters can be written. */
    writer: async () => {
      const sub = person()
      await resumes.create(sub, begun({ aiGenerated: false }), null, new Date())
      return sub
    },
    lettersUsed: async (sub: string) => (await writers.get(sub, new Date())).letters,
    /** Has a resume written, and gives what is at the end of the answer. */
    resumeMade: async (sub: string, fields: object = {}) => {
      const last = (await resume(sub, resumeRequest(fields))).events.at(-1)
      if (last?.type !== 'done') throw new Error('No resume came.')
      return last.value
    },
    letterMade: async (sub: string, fields: object = {}) => {
      const last = (await letter(sub, letterRequest(fields))).events.at(-1)
      if (last?.type !== 'done') throw new Error('No letter came.')
      return last.value
    },
    /** Has a resume tailored to a job. */
    tailor: async (sub: string, resumeId: string, fields: object = {}) => {
      const job = { jobTitle: 'Analyst', companyName: 'Palmline', jobDescription: '' }
      const request = { id: ulid(), resumeId, ...job, ...fields }
      return {
        id: request.id,
        ...(await ask({ route: 'POST /assistant/tailored-resumes', sub, body: request })),
      }
    },
  }
}
