import { expect as playwrightExpect } from 'playwright/test'

/**
 * The expectations of the pages. They wait as long as those of the journeys, also in `npm run smoke`, where no
 * configuration of Playwright is read.
 */
export const expect = playwrightExpect.configure({ timeout: 15_000 })
