/** Hands a text, or the bytes of a file, to the browser as a file to keep. */
export const offerFile = (name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void => {
  const isText = typeof content === 'string'
  const url = URL.createObjectURL(new Blob([content], { type: isText ? `${type};charset=utf-8` : type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click; at once would be too soon.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
