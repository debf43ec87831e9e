import type { TestContext } from 'vitest'
import { page, server } from 'vitest/browser'

const { attachmentsDir, browser } = server.config
/** Vitest's own page shows the tests in this frame. */
const frame = parent.document.querySelector('iframe')

/**
 * Nobody looks at a browser without a window, so it need not draw pixels: they took a seventh of the work of these tests.
 * All else is as ever, such as styles, layout, frames, and what lies under the pointer: inside, nothing is transparent.
 */
export const drawNothing = (): void => {
  if (browser.headless) frame?.style.setProperty('opacity', '0')
}

/** Leaves a picture of a test that failed, and says where it is. Before the test's page is cleaned up. */
export const takePictureIfFailed = async ({ task }: TestContext): Promise<void> => {
  // The browser takes no picture of an empty page.
  if (task.result?.state !== 'fail' || document.body.clientHeight === 0) return
  const name = `${task.file.name} ${task.name}`.replaceAll(/[^\w.]+/g, '-')
  frame?.style.removeProperty('opacity')
  try {
    console.log(`A picture of it: ${await page.screenshot({ path: `${attachmentsDir}/${name}.png` })}`)
  } finally {
    drawNothing()
  }
}
