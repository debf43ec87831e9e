type Key = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode'
>

/**
 * Whether a key sends the message. Enter does, and Shift+Enter adds a line. On a touch screen Enter adds a line, because its
 * keyboard has no Shift+Enter. Ctrl+Enter and Cmd+Enter send everywhere.
 */
export const sendsMessage = (key: Key, isTouched: boolean): boolean => {
  // This Enter ends a composition, as in Chinese input. Safari shows that only by the key code.
  if (key.key !== 'Enter' || key.isComposing || key.keyCode === 229) return false
  if (key.ctrlKey || key.metaKey) return true
  return !key.shiftKey && !key.altKey && !isTouched
}
