/** The value of a JSON text from outside; undefined when the text is not JSON. */
export const jsonOrNothing = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
