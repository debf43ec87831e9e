type Key = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode'
>

/**
 * Whether a key sends the message: Enter, and Shift+Enter adds a line. On a screen that is touched Enter adds a line too,
 * for its keyboard has no Shift+Enter; there the button sends, and Ctrl or Cmd with Enter of a real keyboard.
 */
export const sends = (key: Key, touched: boolean): boolean => {
  // What is being composed is not finished. Safari says so by the code alone.
  if (key.key !== 'Enter' || key.isComposing || key.keyCode === 229) return false
  if (key.ctrlKey || key.metaKey) return true
  return !key.shiftKey && !key.altKey && !touched
}
