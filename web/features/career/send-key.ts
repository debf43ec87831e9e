type Key = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode'
>

/**
 * Whether a key sends the message: Enter does, and Shift+Enter adds a line. On a touch screen Enter adds a line too,
 * because its keyboard has no Shift+Enter; there the button sends, or Ctrl or Cmd with Enter on a real keyboard.
 */
export const sendsMessage = (key: Key, isTouched: boolean): boolean => {
  // A composition, such as of Chinese, is not finished. Safari says so only by the code.
  if (key.key !== 'Enter' || key.isComposing || key.keyCode === 229) return false
  if (key.ctrlKey || key.metaKey) return true
  return !key.shiftKey && !key.altKey && !isTouched
}
