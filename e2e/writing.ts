import { readFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { ulid } from 'ulid'
import type { ModelFault } from '../local/bedrock/faults.ts'
import type { LocalStack } from '../local/stack.ts'
import type { LetterWish, ResumeWish } from '../shared/api/assistant.ts'
import type { Client } from '../shared/api/client.ts'
import type { Api } from '../shared/api/index.ts'
import type { ResumeForm } from '../shared/api/resume-form.ts'
import type { Resume } from '../shared/api/resumes.ts'

/** What Ngozi says of herself: all that anything of hers may say. */
export const ngozisForm: ResumeForm = {
  fullName: 'Ngozi Eze',
  email: 'ngozi@example.com',
  phone: '0803 555 0142',
  location: 'Ikeja, Lagos',
  jobTitle: 'Operations Analyst',
  summary: 'I plan routes and stock for companies that move real goods.',
  workExperience: [
    {
      jobTitle: 'Operations Officer',
      company: 'Gani Haulage',
      duration: 'Mar 2023 to now',
      description: 'Plan the day of 40 trucks.\nCut late deliveries from 18% to 11%.',
    },
    {
      jobTitle: 'Stock Assistant',
      company: 'Moremi Retail',
      duration: 'Jan 2021 to Feb 2023',
      description: 'Counted 3,200 lines a month.',
    },
  ],
  education: [
    { degree: 'B.Sc. Economics', school: 'Bayero University, Kano', year: '2020', gpa: '4.2 of 5' },
  ],
  technicalSkills: 'SQL, Excel, route planning',
  softSkills: 'Negotiation',
  certifications: '',
  linkedinUrl: '',
  portfolioUrl: '',
  githubUrl: '',
  interests: '',
  languages: 'English, Igbo',
}

/** A line that nothing of hers bears out. */
export const invented = 'Led 75 engineers at Dangote Cement.'

type Made = { title?: string; form?: Partial<ResumeForm>; template?: Resume['template']; id?: string }

/** Makes a resume of her own words, as if on another device. */
export const makeResume = async (
  api: Client<Api>,
  { title = 'Operations Analyst', form, template = 'professional', id = ulid() }: Made = {},
): Promise<Resume> => {
  const body = { id, title, template, form: { ...ngozisForm, ...form } }
  return (await api.resumes.create({ body })).resume
}

/** The same with a line below her first job that has no source. */
export const makeDoubtful = async (api: Client<Api>, made: Made = {}): Promise<Resume> => {
  const { id, version, markdown } = await makeResume(api, made)
  const doubtful = markdown.replace(/^- .*40 trucks.*$/m, line => `${line}\n- ${invented}`)
  return api.resumes.update({ params: { id }, body: { version, markdown: doubtful } })
}

/** What comes at the end of a stream; throws where it is no success. */
const doneOf = async <Value>(
  events: AsyncIterable<{ type: string; value?: Value | undefined }>,
): Promise<Value> => {
  for await (const event of events) if (event.type === 'done' && event.value !== undefined) return event.value
  throw new Error('Nothing was written.')
}

/** Has a resume written, as if on another device. */
export const writeResume = async (api: Client<Api>, wish: Partial<ResumeWish> = {}): Promise<Resume> => {
  const body: ResumeWish = {
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

/** Has a letter written, as if on another device; needs a resume. Gives its id. */
export const writeLetter = async (api: Client<Api>, wish: Partial<LetterWish> = {}): Promise<string> => {
  const body: LetterWish = {
    id: ulid(),
    jobTitle: 'Supply Planner',
    companyName: 'Tudun Foods',
    tone: 'professional',
    jobDescription: '',
    applicationId: null,
    ...wish,
  }
  return (await doneOf(api.assistant.writeLetter({ body }))).letter.id
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

/** Chooses a format of what is named so: 'Operations Analyst', 'the letter for Supply Planner at Tudun Foods'. */
export const chooseFormat = async (page: Page, of: string, format: string): Promise<void> => {
  await page.getByRole('button', { name: `Download ${of}`, exact: true }).click()
  await page.getByRole('menuitem', { name: format }).click()
}

export const downloadAs = (page: Page, of: string, format: string) =>
  saved(page, () => chooseFormat(page, of, format))

/** The smallest of pictures. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** No picture, link or script came out of a text that somebody else wrote. */
export const expectNoMarkup = (text: string | null): void =>
  expect(text).not.toMatch(/<\w|https?:|onerror|\]\(|track\.example|\u200b/i)
