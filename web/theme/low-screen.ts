/**
 * A screen with little height: a phone on its side or with its keyboard up, a desk at 200 % zoom. Nothing is docked
 * there, for bars would leave no room to read. As a key of `css`.
 */
export const lowScreen = '@media (max-height: 480px)'
