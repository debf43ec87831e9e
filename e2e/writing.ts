import { readFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { ulid } from 'ulid'
import type { ModelFault } from '../local/bedrock/faults.ts'
import type { LocalStack } from '../local/stack.ts'
import type { ResumeRequest } from '../shared/api/assistant.ts'
import type { Client } from '../shared/api/client.ts'
import type { Api } from '../shared/api/index.ts'
import type { ResumeForm } from '../shared/api/resume-form.ts'
import type { Resume } from '../shared/api/resumes.ts'
import { ngozisForm } from '../web/testing/ngozis-form.ts'

export { ngozisForm }

type Made = { title?: string; form?: Partial<ResumeForm>; template?: Resume['template']; id?: string }

/** Makes a resume of her own words, as if on another device. */
export const makeResume = async (
  api: Client<Api>,
  { title = 'Operations Analyst', form, template = 'professional', id = ulid() }: Made = {},
): Promise<Resume> => {
  const body = { id, title, template, form: { ...ngozisForm, ...form } }
  return (await api.resumes.create({ body })).resume
}

/** What comes at the end of a stream; throws where it is no success. */
const doneOf = async <Value>(
  events: AsyncIterable<{ type: string; value?: Value | undefined }>,
): Promise<Value> => {
  for await (const event of events) if (event.type === 'done' && event.value !== undefined) return event.value
  throw new Error('Nothing was written.')
}

/** Has a resume written, as if on another device. */
export const writeResume = async (api: Client<Api>, wish: Partial<ResumeRequest> = {}): Promise<Resume> => {
  const body: ResumeRequest = {
    id: ulid(),
    title: 'Operations Analyst',
    template: 'professional',
    form: ngozisForm,
    jobDescription: '',
    rewrites: null,
    ...wish,
  }
  return (await doneOf(api.assistant.writeResume({ body }))).resume
}

/** What goes wrong at the writing service from now on, or so many times. Whoever switches one on switches it off. */
export const modelFault = ({ bedrock }: LocalStack, fault: ModelFault, times?: number): void => {
  if (!bedrock) throw new Error('These journeys need the stand-in of the writing service.')
  bedrock.faults.set({ fault, times })
}

/** The file that the browser saved. */
export const saved = async (page: Page, ask: () => Promise<unknown>) => {
  const download = page.waitForEvent('download')
  await ask()
  const file = await download
  const bytes = await readFile(await file.path())
  return { name: file.suggestedFilename(), bytes, text: bytes.toString('utf8') }
}

/** Downloads what is named so: 'Operations Analyst', 'the letter for Supply Planner at Tudun Foods'. */
export const downloadAs = (page: Page, of: string, format: string) =>
  saved(page, async () => {
    await page.getByRole('button', { name: `Download ${of}`, exact: true }).click()
    await page.getByRole('menuitem', { name: format }).click()
  })

/** No picture, link or script came out of a text that somebody else wrote. */
export const expectNoMarkup = (text: string | null): void =>
  expect(text).not.toMatch(/<\w|https?:|onerror|\]\(|track\.example|\u200b/i)
