/** A phone whose person reads with letters so large that few of them stand in a row. */
export const largeLetters = '@media (max-width: 17.98rem)'

/**
 * A screen with little height: a phone on its side or with its keyboard up, a desk at 200 % zoom. Nothing is docked
 * there, for bars would leave no room to read. As a key of `css`.
 */
export const lowScreen = '@media (max-height: 480px)'
