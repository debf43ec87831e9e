/** So long the link of a mail undoes a change of the account, in hours. */
export const undoWithinHours = 72
