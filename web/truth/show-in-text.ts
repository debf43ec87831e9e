import type { Stretch } from './moved.ts'

/**
 * Selects a stretch of a marked text in its textarea, and brings it into view: the textarea itself is as long as the
 * text, so that it is the mark behind it that says where that is.
 */
export const showInText = (area: HTMLTextAreaElement | null, { start, end }: Stretch): void => {
  if (!area) return
  area.focus({ preventScroll: true })
  area.setSelectionRange(start, end)
  area.previousElementSibling?.querySelector(`[data-from="${start}"]`)?.scrollIntoView({ block: 'center' })
}
