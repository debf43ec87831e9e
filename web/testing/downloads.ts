import { expect, vi } from 'vitest'

type Handed = { readonly name: string; readonly address: string; readonly content: Blob | null }

/** Takes what the app hands to the browser as files, in the place of its downloads folder. Before the app opens. */
export const takeDownloads = () => {
  const handed: Handed[] = []
  const contents = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(content => {
    const address = `blob:taken-${contents.size}`
    if (content instanceof Blob) contents.set(address, content)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const { download, href } = this
    handed.push({ name: download, address: href, content: contents.get(href) ?? null })
  })
  return {
    /** The one that comes next. Its text has the mark of UTF-8 at its start, if the file has. */
    next: async (ask: () => Promise<unknown>): Promise<{ name: string; address: string; text: string }> => {
      const before = handed.length
      await ask()
      await expect.poll(() => handed.length).toBe(before + 1)
      const file = handed[before]
      return {
        name: file?.name ?? '',
        address: file?.address ?? '',
        text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file?.content?.arrayBuffer()),
      }
    },
  }
}
