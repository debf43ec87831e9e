import type { Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'
import { JobDialog } from './job-dialog.ts'
import { Shell } from './shell.ts'

type SearchTerms = { words: string; place?: string }

export class JobSearchPage {
  readonly page: Page
  readonly shell: Shell
  readonly heading: Locator
  readonly form: Locator
  readonly keywords: Locator
  readonly place: Locator
  readonly results: Locator
  readonly counter: Locator

  constructor(page: Page) {
    this.page = page
    this.shell = new Shell(page)
    this.heading = page.getByRole('heading', { level: 1, name: 'Job Search' })
    this.form = page.getByRole('search', { name: 'Search for jobs' })
    // In the header; on phones in the form.
    this.keywords = page.getByRole('searchbox')
    this.place = this.form.getByRole('textbox', { name: 'Location' })
    this.results = page.getByRole('region').filter({ has: page.locator('#results-title') })
    this.counter = page.getByText(/searches/).first()
  }

  static async open(page: Page, search = ''): Promise<JobSearchPage> {
    await page.goto(`/dashboard/job-search${search}`)
    return new JobSearchPage(page).shown()
  }

  async shown(): Promise<this> {
    await expect(this.heading).toBeVisible()
    await expect(this.keywords).toBeVisible()
    return this
  }

  async search({ words, place }: SearchTerms): Promise<void> {
    await this.keywords.fill(words)
    if (place !== undefined) await this.place.fill(place)
    await this.form.getByRole('button', { name: 'Search', exact: true }).click()
  }

  private link(title: string): Locator {
    return this.page.getByRole('link', { name: title, exact: true })
  }

  row(title: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.link(title) })
  }

  /** Opens the job. */
  async details(title: string): Promise<JobDialog> {
    await this.row(title).getByRole('link').click()
    return new JobDialog(this.page, title).shown()
  }
}
