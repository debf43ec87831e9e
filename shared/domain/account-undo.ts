/** How long a mail's link can undo a change of the account, in hours. */
export const undoWithinHours = 72
