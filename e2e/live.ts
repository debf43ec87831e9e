import type { Page } from 'playwright/test'

const address = /\/event\/realtime/

/** Resolves when the page hears live events. To be asked before the page is opened: what came earlier is not heard. */
export const hearsLive = async (page: Page): Promise<void> => {
  const socket = await page.waitForEvent('websocket', socket => address.test(socket.url()))
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('subscribe_success'))
}

/** The page hears of nothing that happens elsewhere, as behind a proxy that lets no WebSocket through. */
export const deafen = (page: Page): Promise<void> => page.routeWebSocket(address, () => undefined)
