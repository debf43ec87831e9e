/** Hands a text to the browser as a file to keep. */
export const offerFile = (name: string, text: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click; at once would be too soon.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
