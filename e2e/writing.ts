import { readFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { ulid } from 'ulid'
import type { ModelFault } from '../local/bedrock/faults.ts'
import type { LocalStack } from '../local/stack.ts'
import type { LetterRequest, ResumeRequest } from '../shared/api/assistant.ts'
import type { Client } from '../shared/api/client.ts'
import type { Api } from '../shared/api/index.ts'
import type { Letter } from '../shared/api/letters.ts'
import type { ResumeForm } from '../shared/api/resume-form.ts'
import type { Resume } from '../shared/api/resumes.ts'
import { ngozisForm } from '../web/testing/ngozis-form.ts'

export { ngozisForm }

type Made = { title?: string; form?: Partial<ResumeForm>; template?: Resume['template']; id?: string }

/** Makes a resume from the person's own words, from another device. */
export const makeResume = async (
  api: Client<Api>,
  { title = 'Operations Analyst', form, template = 'professional', id = ulid() }: Made = {},
): Promise<Resume> => {
  const body = { id, title, template, form: { ...ngozisForm, ...form } }
  return (await api.resumes.create({ body })).resume
}

/** The value of the last event of a stream; throws when the stream failed. */
const doneOf = async <Value>(
  events: AsyncIterable<{ type: string; value?: Value | undefined }>,
): Promise<Value> => {
  for await (const event of events) if (event.type === 'done' && event.value !== undefined) return event.value
  throw new Error('Nothing was written.')
}

/** Generates a resume, from another device. */
export const writeResume = async (
  api: Client<Api>,
  request: Partial<ResumeRequest> = {},
): Promise<Resume> => {
  const body: ResumeRequest = {
    id: ulid(),
    title: 'Operations Analyst',
    template: 'professional',
    form: ngozisForm,
    jobDescription: '',
    rewrites: null,
    ...request,
  }
  return (await doneOf(api.assistant.writeResume({ body }))).resume
}

/** Generates a letter for a job that has no description, from another device. */
export const writeLetter = async (
  api: Client<Api>,
  job: { readonly jobTitle: string; readonly companyName: string },
): Promise<Letter> => {
  const body: LetterRequest = {
    ...job,
    id: ulid(),
    tone: 'professional',
    recipientName: '',
    employerAddress: '',
    jobDescription: '',
    applicationId: null,
  }
  return (await doneOf(api.assistant.writeLetter({ body }))).letter
}

/**
 * Switches on a fault of the model, for good or for so many calls. A journey that switches a fault on must switch it
 * off.
 */
export const modelFault = ({ bedrock }: LocalStack, fault: ModelFault, times?: number): void => {
  if (!bedrock) throw new Error('These journeys need the stand-in of the writing service.')
  bedrock.faults.set({ fault, times })
}

/** The file that the browser downloads. */
export const saved = async (page: Page, ask: () => Promise<unknown>) => {
  const download = page.waitForEvent('download')
  await ask()
  const file = await download
  const bytes = await readFile(await file.path())
  return { name: file.suggestedFilename(), bytes, text: bytes.toString('utf8') }
}

/** Downloads a document, found by its name: 'Operations Analyst', 'the letter for Supply Planner at Tudun Foods'. */
export const downloadAs = (page: Page, of: string, format: string) =>
  saved(page, async () => {
    const button = (name: string) => page.getByRole('button', { name: `${name} ${of}`, exact: true })
    // Where there are changes, they are saved first.
    await button('Download').or(button('Save and download')).click()
    await page.getByRole('menuitem', { name: format }).click()
  })

/** Expects no picture, link or script from a text that another person wrote. */
export const expectNoMarkup = (text: string | null): void =>
  expect(text).not.toMatch(/<\w|https?:|onerror|\]\(|track\.example|\u200b/i)
