import type { Locator, Page } from 'playwright/test'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { expect } from './expect.ts'
import { ResumeEditorPage } from './resume-editor.ts'

type Entry = 'work entry' | 'education entry'

const steps = [
  'Personal Information',
  'Professional Summary',
  'Work Experience',
  'Education',
  'Skills & Certifications',
  'Links & Additional',
]

/** The dialog that generates a resume: the request, the six steps, an import, and the text while it is written. */
export class GenerateDialog {
  readonly page: Page
  readonly root: Locator
  readonly trouble: Locator
  readonly next: Locator
  /** The button of the last stage. After a lost connection it says Try again. */
  readonly submit: Locator
  readonly writing: Locator
  readonly file: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.getByRole('dialog', { name: 'Generate Resume' })
    this.trouble = this.root.getByRole('alert')
    this.next = this.root.getByRole('button', { name: 'Next', exact: true })
    this.submit = this.root.locator('button[type=submit]')
    this.writing = this.root.getByRole('region', { name: 'Writing your resume' })
    this.file = this.root.locator('input[type=file]')
  }

  async shown(): Promise<this> {
    await expect(this.root.getByRole('heading', { level: 2 })).toBeVisible()
    return this
  }

  field(label: string): Locator {
    return this.root.getByLabel(label)
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value)
  }

  /** Picks a template, or how to begin. */
  async pick(name: string): Promise<void> {
    await this.root.getByRole('radio', { name }).check({ force: true })
  }

  async press(name: string): Promise<void> {
    await this.root.getByRole('button', { name, exact: true }).click()
  }

  /** Expects the dialog on this step, with its name. */
  async onStep(step: number): Promise<void> {
    await expect(this.root.getByRole('heading', { level: 3, name: steps[step - 1] })).toBeFocused()
    await expect(this.root.getByText(`Step ${step} of 6`, { exact: true })).toBeVisible()
  }

  async goOn(step: number): Promise<void> {
    await this.next.click()
    await this.onStep(step)
  }

  entry(one: Entry, number: number): Locator {
    return this.root.getByRole('group', { name: `${one} ${number}` })
  }

  async fillEntry(one: Entry, number: number, values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values))
      await this.entry(one, number).getByLabel(label).fill(value)
  }

  /** Fills in the whole form, from the first step to the last. */
  async fillForm(form: ResumeForm): Promise<void> {
    await this.goOn(1)
    await this.fill({
      'Full name': form.fullName,
      Email: form.email,
      Phone: form.phone,
      Location: form.location,
    })
    await this.goOn(2)
    await this.fill({ 'Professional title': form.jobTitle, 'Professional summary': form.summary })
    await this.goOn(3)
    for (const [at, { jobTitle, company, duration, description }] of form.workExperience.entries()) {
      if (at > 0) await this.press('Add work entry')
      const values = { 'Job title': jobTitle, Company: company, Duration: duration, Description: description }
      await this.fillEntry('work entry', at + 1, values)
    }
    await this.goOn(4)
    for (const [at, { degree, school, year, gpa }] of form.education.entries()) {
      if (at > 0) await this.press('Add education entry')
      await this.fillEntry('education entry', at + 1, {
        Degree: degree,
        Institution: school,
        Year: year,
        GPA: gpa,
      })
    }
    await this.goOn(5)
    await this.fill({ 'Technical skills': form.technicalSkills, 'Soft skills': form.softSkills })
    await this.goOn(6)
    await this.fill({ Languages: form.languages })
  }

  /** Opens the import of the first step. */
  async import(): Promise<void> {
    await this.press('Import a resume')
    await expect(this.root.getByRole('heading', { name: 'Import a resume' })).toBeFocused()
  }

  /** Adds what an import found to the form, with the values of the file where they differ. */
  async addFound(): Promise<void> {
    await expect(this.root.getByRole('list', { name: 'What was found' })).toBeVisible()
    for (const box of await this.root.getByRole('checkbox').all()) await box.check({ force: true })
    await this.press('Add to the form')
  }

  /** Generates, and waits for the editor with the new resume. */
  async generate(title: string): Promise<ResumeEditorPage> {
    await this.submit.click()
    return new ResumeEditorPage(this.page).shown(title)
  }
}
