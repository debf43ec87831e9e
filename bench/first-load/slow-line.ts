import type { Page } from 'playwright'

/** 400 kbit/s with answers after 400 ms: a phone at the edge of its network. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** When something stood on the screen, in milliseconds after the navigation, and the kB that had come until then. */
type Moment = { readonly ms: number; readonly kB: number }

/** Opens a page over the slow line with an empty cache, and waits in turn for each of these texts (regular expressions). */
export const momentsOf = async (
  page: Page,
  url: string,
  texts: readonly string[],
): Promise<readonly Moment[]> => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  await client.send('Network.emulateNetworkConditions', line)
  let bytes = 0
  client.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'commit' })
  const moments: Moment[] = []
  for (const text of texts) {
    const ms = await page
      .waitForFunction(
        words => new RegExp(words).test(document.body?.textContent ?? '') && performance.now(),
        text,
        { polling: 'raf', timeout: 60_000 },
      )
      .then(found => found.jsonValue())
    moments.push({ ms: Number(ms), kB: bytes / 1000 })
  }
  await client.detach()
  return moments
}
