import { firstFocusable } from '../../applications/focus.ts'

/** What marks the field that a message is typed in. */
export const composerName = 'coach-message'

/** It takes the focus of buttons that go away. */
export const composerField = (): HTMLElement | null => firstFocusable(composerName)
