/** A phone whose person reads with letters so large that few of them stand in a row. */
export const largeLetters = '@media (max-width: 17.98rem)'
