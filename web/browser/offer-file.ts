/** The bytes of a file that the server sends in base64. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))

/** Has the browser download a text, or the bytes of a file. */
export const offerFile = (name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void => {
  const isText = typeof content === 'string'
  const url = URL.createObjectURL(new Blob([content], { type: isText ? `${type};charset=utf-8` : type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click, so its address must outlive it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
