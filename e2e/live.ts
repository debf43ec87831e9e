import type { Page } from 'playwright/test'

const address = /\/event\/realtime/

/**
 * Resolves when the page has subscribed to live events. Call this before the page opens, because earlier WebSockets are
 * not seen.
 */
export const liveConnected = async (page: Page): Promise<void> => {
  const socket = await page.waitForEvent('websocket', socket => address.test(socket.url()))
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('subscribe_success'))
}
